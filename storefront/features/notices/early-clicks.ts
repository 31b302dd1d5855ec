declare global {
  interface Window {
    /** Gives the buttons pressed so far and listens no more (early-script.ts); the development server writes no such script. */
    earlyClicks?: () => HTMLButtonElement[];
  }
}

let pressed: HTMLButtonElement[] = [];

/** From here on React hears every press itself: one heard twice would be done twice. */
export function endEarlyClicks() {
  pressed = window.earlyClicks?.() ?? [];
}

/** A page's scripts come after what paints it, so a quick visitor presses before they run: that is done now, in order. */
export function repeatEarlyClicks() {
  for (const button of pressed.splice(0)) if (button.isConnected) button.click();
}
