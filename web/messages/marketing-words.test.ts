import { expect, test } from 'vitest';
import { MARKETING_TEXT_VERSION } from '#domain/customers/accounts/marketing-permissions.ts';
import enAccount from '#web/messages/en/account.ts';
import enSignIn from '#web/messages/en/sign-in.ts';
import fiAccount from '#web/messages/fi/account.ts';
import fiSignIn from '#web/messages/fi/sign-in.ts';

/** The consent texts by version. Never change an entry: a changed text is a new version. */
const agreed: Record<string, string[]> = {
  '2026-11': [
    'Minulle saa lähettää tarjouksia ja uutuuksia sähköpostilla.',
    'Minulle saa lähettää tarjouksia ja uutuuksia tekstiviestillä.',
    'Haluan tarjouksia ja uutisia sähköpostiini',
    'I may be sent offers and news about products by e-mail.',
    'I may be sent offers and news about products by text message.',
    'I want offers and news by e-mail',
  ],
};

test('shows the texts of the version that is stored with each consent', () => {
  const shown = [[fiAccount, fiSignIn] as const, [enAccount, enSignIn] as const].flatMap(([account, signIn]) => [
    account['account.permissions.emailText'],
    account['account.permissions.smsText'],
    signIn['signIn.create.marketing'],
  ]);
  expect(shown).toEqual(agreed[MARKETING_TEXT_VERSION]);
});
