import { expect, test } from 'vitest';
import { MARKETING_TEXT_VERSION } from '#domain/customers/accounts/marketing-permissions.ts';
import enAccount from '#web/messages/en/account.ts';
import enLogin from '#web/messages/en/login.ts';
import fiAccount from '#web/messages/fi/account.ts';
import fiLogin from '#web/messages/fi/login.ts';

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
  const shown = [[fiAccount, fiLogin] as const, [enAccount, enLogin] as const].flatMap(([account, login]) => [
    account['account.permissions.emailText'],
    account['account.permissions.smsText'],
    login['login.create.marketing'],
  ]);
  expect(shown).toEqual(agreed[MARKETING_TEXT_VERSION]);
});
