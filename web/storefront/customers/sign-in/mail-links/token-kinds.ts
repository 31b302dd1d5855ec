import type { MessageKey } from '#web/messages/i18n.tsx';

/** What the links of mails are for; each has a page whose button posts (a scanner's visit uses nothing up). */
export type TokenKind = 'verify' | 'link' | 'reset' | 'change' | 'undo';

/** The words of the pages with nothing but a button. */
export const tokenTexts = {
  verify: { title: 'login.confirm.title', lead: 'login.verify.lead', submit: 'login.verify.submit' },
  link: { title: 'login.title', lead: 'login.link.lead', submit: 'login.submit' },
  change: { title: 'login.change.title', lead: 'login.change.lead', submit: 'login.change.submit' },
  undo: { title: 'login.undo.title', lead: 'login.undo.lead', submit: 'login.undo.submit' },
} as const satisfies Record<Exclude<TokenKind, 'reset'>, Record<string, MessageKey>>;

/** The title of each page, for its tab. */
export const tokenTitles = {
  verify: 'login.confirm.title',
  link: 'login.title',
  reset: 'login.reset.title',
  change: 'login.change.title',
  undo: 'login.undo.title',
} as const satisfies Record<TokenKind, MessageKey>;
