import type { MessageKey } from '#web/messages/i18n.tsx';

/** Kinds of mailed links; each has a page whose button posts, so that mail scanners do not use the link (sign-in-3). */
export type TokenKind = 'verify' | 'link' | 'reset' | 'change' | 'undo';

/** Texts of pages with only a button. */
export const tokenTexts = {
  verify: { title: 'login.confirm.title', lead: 'login.verify.lead', submit: 'login.verify.submit' },
  link: { title: 'login.title', lead: 'login.link.lead', submit: 'login.submit' },
  change: { title: 'login.change.title', lead: 'login.change.lead', submit: 'login.change.submit' },
  undo: { title: 'login.undo.title', lead: 'login.undo.lead', submit: 'login.undo.submit' },
} as const satisfies Record<Exclude<TokenKind, 'reset'>, Record<string, MessageKey>>;

/** Titles of the pages. */
export const tokenTitles = {
  verify: 'login.confirm.title',
  link: 'login.title',
  reset: 'login.reset.title',
  change: 'login.change.title',
  undo: 'login.undo.title',
} as const satisfies Record<TokenKind, MessageKey>;
