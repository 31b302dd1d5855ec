import type { MessageKey } from '#web/messages/i18n.tsx';

/** Kinds of mailed links; each has a page whose button posts, so that mail scanners do not use the link (sign-in-3). */
export type TokenKind = 'verify' | 'link' | 'reset' | 'change' | 'undo';

/** Texts of pages with only a button. */
export const tokenTexts = {
  verify: { title: 'signIn.confirm.title', lead: 'signIn.verify.lead', submit: 'signIn.verify.submit' },
  link: { title: 'signIn.title', lead: 'signIn.link.lead', submit: 'signIn.submit' },
  change: { title: 'signIn.change.title', lead: 'signIn.change.lead', submit: 'signIn.change.submit' },
  undo: { title: 'signIn.undo.title', lead: 'signIn.undo.lead', submit: 'signIn.undo.submit' },
} as const satisfies Record<Exclude<TokenKind, 'reset'>, Record<string, MessageKey>>;

/** Titles of the pages. */
export const tokenTitles = {
  verify: 'signIn.confirm.title',
  link: 'signIn.title',
  reset: 'signIn.reset.title',
  change: 'signIn.change.title',
  undo: 'signIn.undo.title',
} as const satisfies Record<TokenKind, MessageKey>;
