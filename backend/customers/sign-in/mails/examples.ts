import { type Locale, localePrefix } from '#domain/base/locale.ts';
import type { AccountMail } from './account-mail.ts';

/** One mail of each kind, for the style guide and for tests. Their links lead nowhere. */
export function exampleAccountMails(locale: Locale, baseUrl: string): AccountMail[] {
  const at = (path: string) => `${baseUrl}${localePrefix(locale)}${path}`;
  const page = (name: string) => at(`/_auth/${name}?token=esimerkki-3f0q8Zt1vN6cXr2m9LbKw7`);
  const to = { subjectId: 'example', to: 'aino@example.fi', locale, firstname: 'Aino' };
  return [
    { ...to, kind: 'account-verify', url: page('verify'), hours: 24 },
    { ...to, kind: 'account-exists', loginUrl: at('/kirjaudu'), resetUrl: at('/unohditko-salasanasi') },
    { ...to, kind: 'account-link', url: page('link'), code: '204816', minutes: 10 },
    { ...to, kind: 'account-reset', url: page('reset'), minutes: 30 },
    { ...to, kind: 'account-password-changed' },
    { ...to, kind: 'account-email-change', url: page('email-change'), hours: 24 },
    {
      ...to,
      kind: 'account-email-changed',
      newEmail: 'a•••@example.com',
      undoUrl: page('email-undo'),
      hours: 72,
    },
    { ...to, kind: 'account-deleted' },
  ];
}
