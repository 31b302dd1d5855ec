import { expect, test } from 'vitest';
import { NEWSLETTER_TEXT_VERSION } from '#domain/customers/newsletter/subscription.ts';
import enCheckout from '#web/messages/en/checkout.ts';
import en from '#web/messages/en/site/newsletter.ts';
import fiCheckout from '#web/messages/fi/checkout.ts';
import fi from '#web/messages/fi/site/newsletter.ts';

/** The consent texts by version. Never change an entry: a changed text is a new version. */
const agreed: Record<string, string[]> = {
  '2026-11': [
    'Tilaamalla hyväksyt, että {shop} lähettää sinulle uutiskirjeen sähköpostilla. Voit perua sen milloin tahansa kirjeen lopusta.',
    'Hyväksyt, että {shop} lähettää sinulle sähköpostilla viestin tästä tuotteesta. Emme käytä osoitetta muuhun.',
    'By subscribing you agree that {shop} sends you a newsletter by e-mail. You can unsubscribe at any time at the end of each letter.',
    'You agree that {shop} sends you a message about this product by e-mail. We use the address for nothing else.',
    'Haluan myös uutiskirjeen',
    'Kirje tulee sähköpostilla noin kerran kuussa. Lähetämme ensin viestin, josta vahvistat tilauksen, ja voit perua sen milloin tahansa.',
    'I want the newsletter too',
    'A letter comes by e-mail about once a month. We first send a message to confirm it, and you can unsubscribe at any time.',
  ],
};

test('shows the texts of the version that is stored with each consent', () => {
  const shown = [fi, en].flatMap((texts) => [texts['newsletter.consent'], texts['newsletter.watch.consent']]);
  const beside = [fiCheckout, enCheckout].flatMap((texts) => [
    texts['checkout.newsletter'],
    texts['checkout.newsletterHint'],
  ]);
  expect([...shown, ...beside]).toEqual(agreed[NEWSLETTER_TEXT_VERSION]);
});
