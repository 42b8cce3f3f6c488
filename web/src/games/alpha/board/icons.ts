/** The lines of the small signs on cards, on a grid of 24: each of a shape of its own. */
export const SIGNS: Readonly<Record<string, string>> = {
  acts: "M7 4l11 8-11 8z",
  attacks: "M19 4l-9 9M19 4h-4M19 4v4M7 11l6 6M9 15l-4 5",
  defends: "M12 3l8 3v6c0 4.500-3.500 7.500-8 9-4.500-1.500-8-4.500-8-9V6z",
  supports: "M9 15l6-6M10 6l2-2a4.200 4.200 0 0 1 6 6l-2 2M14 18l-2 2a4.200 4.200 0 0 1-6-6l2-2",
  sideways: "M4 8h13v8H4zM20 8v8",
  had: "M5 12.500 10 17.500 19 7",
  speed: "M5 5l7 7-7 7M12 5l7 7-7 7",
  hp: "M12 20C5 15 3 11.500 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500c0 3-2 6.500-9 11.500z",
  burns: "M12 3c1 4 5 5.500 5 10.500a5 5 0 0 1-10 0c0-2 1-3.500 2-4.500 0 2 1 3 2 3 1.500 0 1.500-5 1-9z",
};
