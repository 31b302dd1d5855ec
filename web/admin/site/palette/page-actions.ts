import { nameOf, pressable } from '#web/admin/base/keyboard/press.ts';
import type { Command } from './commands.ts';

/** What the page shows with a shortcut, as commands: collected before the palette opens over it. */
export const pageActions = (): Command[] =>
  pressable().flatMap((element): Command[] => {
    const keys = element.getAttribute('aria-keyshortcuts') ?? '';
    if (keys === 'Control+K' || keys === '/') return [];
    const text = nameOf(element);
    return [{ id: `${keys} ${text}`, group: 'actions', icon: 'zap', text, keys, run: () => element.click() }];
  });
