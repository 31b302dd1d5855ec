import { useEffect, useRef } from 'react';
import { isTyping, press, pressOf } from './press.ts';
import { selectRow, stepRow } from './rows.ts';

/** Time between G and the letter of a page. */
const PREFIX_MS = 1500;

type Options = {
  /** Whether single keys are shortcuts (WCAG 2.1.4). */
  singleKeys: boolean;
  /** Opens the page of a letter after G. */
  go: (letter: string) => boolean;
  showKeys: () => void;
};

const ROW_KEYS: Record<string, () => boolean> = {
  J: () => stepRow(1),
  K: () => stepRow(-1),
  X: () => selectRow(false),
  'Shift+X': () => selectRow(true),
};

/** The keyboard of every page: shortcuts of what is shown, rows, pages after G, and ? for all of them. */
export function useKeyboard(options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    let prefixUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      const asked = event.defaultPrevented || event.isComposing ? null : pressOf(event);
      if (!asked) return;
      const { singleKeys, go, showKeys } = latest.current;
      const { shortcut, isSingle } = asked;
      if (isSingle && (!singleKeys || isTyping(event.target))) return;
      // a field's own undo and selection
      if (isTyping(event.target) && /^Control\+[AZ]$/.test(shortcut)) return;
      const isAfterG = performance.now() < prefixUntil;
      prefixUntil = 0;
      if (isAfterG && go(shortcut)) return event.preventDefault();
      if (shortcut === 'G') prefixUntil = performance.now() + PREFIX_MS;
      else if (press(shortcut) || ROW_KEYS[shortcut]?.()) event.preventDefault();
      else if (shortcut === '?') showKeys();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
