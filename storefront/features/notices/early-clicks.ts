declare global {
  interface Window {
    /** What a visitor did before the page could answer (early-script.ts); the development server writes no such script. */
    earlyClicks?: () => void;
  }
}

/**
 * A page's scripts come after what paints it, so a quick visitor presses before they run. The first call ends the listening:
 * React hears every press itself from there on, and one heard twice would be done twice. The second does what was pressed.
 */
export const earlyClicks = () => window.earlyClicks?.();
