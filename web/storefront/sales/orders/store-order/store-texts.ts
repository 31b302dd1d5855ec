import type { Locale } from '#domain/base/locale.ts';
import type { FulfilmentStep } from '#domain/sales/orders/order-status.ts';

/** Texts of the staff page: in Finnish in every locale, as the staff mails are. */
export const storeTexts = {
  title: 'Tilaus {number}',
  steps: {
    preparing: { button: 'Otan keräykseen', done: 'Tilaus on merkitty keräyksessä olevaksi.' },
    ready_for_pickup: {
      button: 'Merkitse noudettavaksi',
      done: 'Tilaus on merkitty noudettavaksi, ja asiakkaalle on lähetetty viesti.',
    },
    shipped: {
      button: 'Merkitse lähetetyksi',
      done: 'Tilaus on merkitty lähetetyksi, ja asiakkaalle on lähetetty viesti.',
    },
    completed: { button: 'Merkitse noudetuksi', done: 'Tilaus on merkitty noudetuksi.' },
  } satisfies Record<FulfilmentStep, { button: string; done: string }>,
  steppedHint: 'Linkki toimii kerran. Sivun katselu ei muuta mitään.',
  skipped: 'Samalla tilaus merkitään kerätyksi.',
  next: 'Seuraava vaihe',
  nothingNext: 'Tilaus on tältä osin valmis.',
  used: 'Tämä linkki on jo käytetty. Käytä seuraavaan vaiheeseen viestin muita linkkejä.',
  expired: 'Tämä linkki on vanhentunut. Merkitse tilaus komentoriviltä tai ota yhteys verkkokauppaan.',
  past: 'Tilaus ei enää odota tätä vaihetta.',
  pickList: 'Keräyslista',
  sparePart: 'varaosa, tilataan toimittajalta',
  gift: 'kaupan päälle',
  elsewhere: '{count} kpl myymälästä {store}',
  missing: 'puuttuu {count} kpl, seuraava toimituserä {date}',
  missingUnknown: 'puuttuu {count} kpl, toimituspäivä ei tiedossa',
  service: 'työ tai palvelu',
  delivery: 'Toimitus',
  placed: 'Tilattu',
  store: 'Myymälä',
  servicePoint: 'Noutopiste',
  recipient: 'Vastaanottaja',
  address: 'Toimitusosoite',
  reference: 'Asiakkaan viite',
  language: 'Asiakkaan kieli',
  languages: { fi: 'suomi', en: 'englanti' } satisfies Record<Locale, string>,
  due: 'Asiakas maksaa noudettaessa {sum}.',
  carrier: 'Kuljetus',
  carriers: { posti: 'Posti', matkahuolto: 'Matkahuolto', other: 'Muu kuljetusliike' },
  tracking: 'Seurantakoodi',
  trackingHint: 'Asiakas saa koodin viestissä. Jätä tyhjäksi, jos koodia ei ole.',
  codeUsed: 'Tilauksen toisella paketilla on jo tämä koodi.',
  parcelLines: 'Paketin sisältö',
  parcelPieces: '{title}: kappaletta, lähettämättä {left}',
  parcelWrong:
    'Pakettiin merkittiin enemmän kuin tilauksesta on lähettämättä, tai ei mitään. Joku muu on ehkä jo lähettänyt osan.',
  trackingWrong: 'Kirjoita koodi kirjaimin ja numeroin, 4–40 merkkiä.',
  notDone: 'Vaihetta ei voitu merkitä. Lataa sivu uudelleen ja yritä uudestaan.',
  print: 'Tulosta keräyslista ja lähete',
};

/** The packing slip goes to the customer, in the language of the order. */
export const slipTexts = {
  fi: {
    title: 'Lähete',
    order: 'Tilaus',
    date: 'Tilauspäivä',
    to: 'Vastaanottaja',
    reference: 'Viitteenne',
    product: 'Tuote',
    code: 'Koodi',
    amount: 'Määrä',
    thanks: 'Kiitos tilauksestasi! Kysyttävää? Soita {phone} tai kirjoita {email}.',
  },
  en: {
    title: 'Packing slip',
    order: 'Order',
    date: 'Ordered',
    to: 'To',
    reference: 'Your reference',
    product: 'Product',
    code: 'Code',
    amount: 'Quantity',
    thanks: 'Thank you for your order! Questions? Call {phone} or write to {email}.',
  },
} satisfies Record<Locale, Record<string, string>>;

export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
