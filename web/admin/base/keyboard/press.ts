/** What a key press asks for: a step between rows, the mark of a row, or the shortcut of something on the page. */
export type Press = { shortcut: string; isSingle: boolean };

const NAMED: Record<string, string> = { ' ': 'Space' };

type KeyEvent = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The shortcut of a key press as in `aria-keyshortcuts`: `P`, `?`, `Control+Enter`. ⌘ counts as Control. */
export function pressOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyEvent): Press | null {
  if (altKey || ['Control', 'Meta', 'Shift', 'Alt', 'AltGraph'].includes(key)) return null;
  const name = NAMED[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  const isLetter = /^\p{L}$/u.test(name);
  const control = ctrlKey || metaKey ? 'Control+' : '';
  // the shift of "?" belongs to the layout of the keyboard
  const shift = shiftKey && (isLetter || key.length > 1) ? 'Shift+' : '';
  return { shortcut: control + shift + name, isSingle: control === '' && key !== 'Escape' };
}

/** Whether a key press writes into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'));

/** What has a shortcut and can be pressed now: in the open dialog, else on the page. */
export function pressable(root: ParentNode = document): HTMLElement[] {
  const dialog = document.querySelector('dialog:modal');
  return [...(dialog ?? root).querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter(
    (element) => !element.matches(':disabled') && element.checkVisibility(),
  );
}

/** The shown name of something with a shortcut, without its keys. */
export function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('title');
  if (label) return label;
  const copy = element.cloneNode(true);
  if (copy instanceof HTMLElement) for (const keys of copy.querySelectorAll('.keys, .n')) keys.remove();
  return copy.textContent?.trim() ?? '';
}

/** Presses what has the shortcut; a field gets the focus. False if there is nothing. */
export function press(shortcut: string): boolean {
  const found = pressable().find((element) => element.getAttribute('aria-keyshortcuts') === shortcut);
  if (!found) return false;
  if (found instanceof HTMLTextAreaElement) found.focus();
  else if (found instanceof HTMLInputElement && found.type !== 'checkbox') found.select();
  else found.click();
  if (found instanceof HTMLInputElement) found.focus();
  return true;
}
