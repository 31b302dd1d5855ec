import type { StorageKind, StoredThing } from './stored-thing.ts';

const durations: Record<Exclude<StorageKind, 'cookie'>, StoredThing['duration']> = {
  local: { fi: 'kunnes poistat', en: 'until you delete it' },
  session: { fi: 'kunnes suljet välilehden', en: 'until you close the tab' },
  cache: { fi: 'kunnes kauppa päivittyy', en: 'until the shop is updated' },
};

const kept = (kind: keyof typeof durations, name: string, fi: string, en: string): StoredThing => ({
  name,
  kind,
  purpose: 'essential',
  duration: durations[kind],
  text: { fi, en },
});

/** Browser storage for functions the visitor requested; never sent to the server (consent-1). */
export const essentialStorage: readonly StoredThing[] = [
  kept('local', 'cart-store', 'Ostoskorisi.', 'Your cart.'),
  kept(
    'local',
    'account-cart',
    'Pitää tilisi ostoskorin samana eri laitteilla.',
    "Keeps your account's cart the same on your devices.",
  ),
  kept('local', 'saved-for-later', 'Tuotteet, jotka siirsit myöhemmäksi.', 'Products you saved for later.'),
  kept('local', 'quote-cart-store', 'Tarjouskorisi.', 'Your quote cart.'),
  kept(
    'local',
    'placed-orders',
    'Tilaukset, joiden maksua odotetaan: maksetut tuotteet poistuvat ostoskorista.',
    'Orders waiting for payment: what is paid leaves the cart.',
  ),
  kept(
    'local',
    'kept-wishes',
    'Toivelistasi, jotta ne voi lukea ilman yhteyttä.',
    'Your wish lists, to be read without a connection.',
  ),
  kept('local', 'compare-store', 'Vertailtavaksi valitsemasi tuotteet.', 'The products you chose to compare.'),
  kept('local', 'vehicle-store', 'Valitsemasi ajoneuvot.', 'The vehicles you chose.'),
  kept('local', 'preferred-store', 'Valitsemasi myymälä.', 'The store you chose.'),
  kept(
    'local',
    'theme-store',
    'Valitsitko vaalean vai tumman ulkoasun.',
    'Whether you chose the light or the dark appearance.',
  ),
  kept('local', 'vat-store', 'Valitsitko hinnat ilman arvonlisäveroa.', 'Whether you chose prices without VAT.'),
  kept(
    'local',
    'recently-viewed',
    'Katsomasi tuotteet, jos pyysit muistamaan ne.',
    'The products you looked at, if you asked us to remember them.',
  ),
  kept(
    'session',
    'checkout-form',
    'Kassalla kirjoittamasi tiedot, jotta ne säilyvät sivun latautuessa uudelleen.',
    'What you wrote at the checkout, so that it survives a reload.',
  ),
  kept(
    'session',
    'checkout-key',
    'Estää saman tilauksen tekemisen kahdesti.',
    'Keeps an order from being placed twice.',
  ),
  kept(
    'session',
    'many-parts',
    'Varaosaluettelo, jonka kirjoitit hakuun.',
    'The list of parts you wrote into the search.',
  ),
  kept(
    'session',
    'scroll-positions',
    'Palauttaa sivun kohdan, kun menet takaisin.',
    'Takes you to the same place when you go back.',
  ),
  kept(
    'session',
    'reloads',
    'Estää sivun latautumisen yhä uudelleen, kun kauppaa päivitetään.',
    'Keeps a page from loading again and again while the shop is updated.',
  ),
  kept(
    'session',
    'opening',
    'Sivu, jota olit avaamassa, kun kauppaa päivitettiin.',
    'The page you were opening when the shop was updated.',
  ),
  kept(
    'session',
    'react-router-manifest-version',
    'Huomaa, että kauppa on päivitetty.',
    'Notices that the shop was updated.',
  ),
  kept(
    'cache',
    'shop-*',
    'Kaupan tiedostoja ja sivu, joka näkyy ilman yhteyttä.',
    'Files of the shop, and the page that is shown without a connection.',
  ),
];
