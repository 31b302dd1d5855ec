import { TOLD, type Told } from './told.ts';

/** Says that something happened. Nobody listens but the measuring that a visitor has allowed, so it costs nothing. */
export function tell<Name extends keyof Told>(name: Name, about: Told[Name]) {
  // tests of stores have no window
  globalThis.dispatchEvent?.(new CustomEvent(TOLD, { detail: [name, about] }));
}
