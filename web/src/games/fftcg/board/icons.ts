/** The lines of the small signs on cards, on a grid of 24: each of a shape of its own. */
export const SIGNS: Readonly<Record<string, string>> = {
  haste: "M13 3 5 14h6l-1 7 9-12h-7z",
  brave: "M12 3l7 3v6c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6zM9 12l2.200 2.200L15.500 10",
  first_strike: "M4 20 18 6M18 6h-5M18 6v5M5 5h4v8M4 13h6",
  back_attack: "M20 17V11a4 4 0 0 0-4-4H5M9 3 5 7l4 4",
  frozen: "M12 3v18M4.200 7.500l15.600 9M19.800 7.500l-15.600 9M9.500 4.500 12 7l2.500-2.500M9.500 19.500 12 17l2.500 2.500",
  attacking: "M19 4l-9 9M19 4h-4M19 4v4M7 11l6 6M9 15l-4 5",
  blocking: "M12 3l8 3v6c0 4.500-3.500 7.500-8 9-4.500-1.500-8-4.500-8-9V6z",
  lost: "M5 5l14 14M19 5 5 19",
  new: "M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9",
  dull: "M4 8h13v8H4zM20 8v8",
  damage: "M12 3l2.500 5.500L20 7l-2.500 5.500L21 17l-5.500-.5L12 21l-3.500-4.500L3 17l3.500-4.500L4 7l5.500 1.500z",
  counters: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 9v6M9 12h6",
  crystal: "M12 2l6 7-2 9-4 4-4-4-2-9z",
};
