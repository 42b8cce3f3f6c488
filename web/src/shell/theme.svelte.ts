import { settings } from "./settings.svelte";

/** Puts theme, motion and language on the root of the page, wherever they change. To be called while a component is set up. */
export function dress(language: () => string): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = language();
    root.dataset.theme = settings.look;
    root.dataset.motion = settings.still ? "still" : "full";
  });
}
