import type { CartProblem } from '#backend/sales/cart/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { DeliveryNotice } from '#domain/sales/delivery/delivery-offer.ts';

const fi = {
  subtotal: 'Tuotteet',
  discount: 'Alennus',
  freeDelivery: 'Toimitusalennus',
  delivery: 'Toimitus',
  total: 'Yhteensä',
  net: (rate: string) => `Veroton ${rate}`,
  vat: (rate: string) => `ALV ${rate}`,
  margin: 'Marginaaliverotus, ei vähennettävää ALV:a',
  voucher: 'Lahjakortit, ei ALV:a',
  later: (now: string, later: string) => `Nyt maksetaan ${now}, noudettaessa ${later}.`,
  gift: (amount: number, title: string) => `Kaupan päälle: ${amount} × ${title}`,
  payHere: 'Ostaja tarkistaa tilauksen, antaa yhteystietonsa ja maksaa kaupan sivulla.',
  chooseDelivery: 'Valitse toimitustapa.',
  postcode: 'Postinumero näyttää loput toimitustavat.',
  noBuyer: 'Kauppa ei tallenna ostajan nimeä, osoitetta eikä yhteystietoja: ostaja antaa ne kaupan sivulla.',
  nothing: 'Tilauksessa ei ole tuotteita.',
  problem: {
    outOfStock: (id) => `${id} on loppu.`,
    limited: (id, available) => `${id}: saatavilla ${available} kpl.`,
    quote_only: (id) => `${id} myydään vain tarjouksella.`,
    unknown: (id) => `Kaupassa ei ole tuotetta ${id}.`,
    ask_price: (id) => `${id}: hinnan saa tarjouspyynnöllä.`,
    not_sold: (id) => `${id} ei ole enää myynnissä.`,
    choose_variant: (id) => `${id}: valitse vaihtoehto.`,
    wrong_size: (id) => `${id}: anna koko muodossa sku~leveysxpituus senttimetreinä.`,
  },
  code: {
    unknown: 'Alennuskoodi ei ole voimassa.',
    used_up: 'Alennuskoodi on käytetty.',
    too_many_tries: 'Alennuskoodeja on kokeiltu liian monta. Yritä myöhemmin uudelleen.',
    one: 'Voit käyttää yhden alennuskoodin.',
  },
  notice: {
    aland: 'Ahvenanmaalle emme lähetä: tilauksen voi noutaa myymälästä.',
    ask_for_quote: 'Näille tuotteille ei ole toimitustapaa: pyydä tarjous.',
    deposit: 'Varausmaksulla ostettu noudetaan myymälästä.',
  },
} satisfies Words;

const en: Words = {
  subtotal: 'Products',
  discount: 'Discount',
  freeDelivery: 'Delivery discount',
  delivery: 'Delivery',
  total: 'Total',
  net: (rate) => `Excl. VAT ${rate}`,
  vat: (rate) => `VAT ${rate}`,
  margin: 'Margin scheme, no deductible VAT',
  voucher: 'Gift cards, no VAT',
  later: (now, later) => `${now} is paid now, ${later} at pickup.`,
  gift: (amount, title) => `Free with the order: ${amount} × ${title}`,
  payHere: 'The buyer checks the order, gives contact details and pays on the shop’s page.',
  chooseDelivery: 'Choose a delivery method.',
  postcode: 'A postcode shows the other delivery methods.',
  noBuyer:
    'The shop does not store the buyer’s name, address or contact details: the buyer gives them on the shop’s page.',
  nothing: 'The order has no products.',
  problem: {
    outOfStock: (id) => `${id} is sold out.`,
    limited: (id, available) => `${id}: ${available} available.`,
    quote_only: (id) => `${id} is sold by quote only.`,
    unknown: (id) => `The shop has no product ${id}.`,
    ask_price: (id) => `${id}: ask for a quote.`,
    not_sold: (id) => `${id} is no longer sold.`,
    choose_variant: (id) => `${id}: choose a variant.`,
    wrong_size: (id) => `${id}: give the size as sku~widthxlength in centimetres.`,
  },
  code: {
    unknown: 'The discount code is not valid.',
    used_up: 'The discount code has been used.',
    too_many_tries: 'Too many discount codes have been tried. Try again later.',
    one: 'You can use one discount code.',
  },
  notice: {
    aland: 'The shop does not ship to Åland: the order can be picked up at a store.',
    ask_for_quote: 'We cannot deliver these goods: ask for a quote.',
    deposit: 'Goods bought with a deposit are picked up at a store.',
  },
};

type Words = {
  [Key in 'subtotal' | 'discount' | 'freeDelivery' | 'delivery' | 'total' | 'margin' | 'voucher' | 'payHere']: string;
} & {
  [Key in 'chooseDelivery' | 'postcode' | 'noBuyer' | 'nothing']: string;
} & {
  net(rate: string): string;
  vat(rate: string): string;
  later(now: string, later: string): string;
  gift(amount: number, title: string): string;
  problem: Record<CartProblem['reason'], (id: string, available: number) => string>;
  code: Record<'unknown' | 'used_up' | 'too_many_tries' | 'one', string>;
  notice: Record<NonNullable<DeliveryNotice>, string>;
};

/** What carts and checkouts say to buyers; platforms show it unchanged. */
export const cartTexts: Record<Locale, Words> = { fi, en };
