import { expect, type Page } from '@playwright/test';
import { type Language, putIntoCart, words } from '../shopper.ts';

/** What the checkout says of deliveries, in both languages. */
export const deliveryWords = {
  fi: {
    whichPostcode: 'Mihin postinumeroon toimitetaan?',
    zone1: /^Ajoneuvon toimitus, vyöhyke 1/,
    zone4: /^Ajoneuvon toimitus, vyöhyke 4/,
    zone4Parts: /Kuljetus 340\s€, toimistokulut 150\s€/,
    handover: /^Rovaniemi/,
    gone: 'Valittu toimitustapa ei kulje postinumeroon 00100. Valitse toinen.',
    lockers: /^Posti Pakettiautomaatti/,
    findLockers: 'Hae pakettiautomaatit postinumerolla',
    locker: /Pakettiautomaatti/,
    home: /^Posti Kotiinkuljetus/,
    company: 'Yritys',
    companyName: 'Yrityksen nimi',
    businessId: 'Y-tunnus tai ALV-numero',
    reference: /^Oma viite/,
    einvoice: /^Verkkolaskuosoite/,
    operator: /^Verkkolaskuvälittäjä/,
    wrongEinvoice: 'Tarkista verkkolaskuosoite: OVT-tunnus alkaa 0037, tai anna IBAN.',
    toBusiness: /^Matkahuolto Jakopaketti yritykselle/,
    withoutVat: 'Yhteensä ilman ALV:a',
    aland: /^Ahvenanmaalle emme toimita/,
    askForQuote: 'Pyydä näistä tarjous',
    quoteCart: 'Tarjouskori',
    before: 'Posti ei vastaa juuri nyt. Näytämme aiemmin haetut noutopisteet.',
    spare: /^Posti ei vastaa juuri nyt. Valitse piste varalistaltamme/,
    pointsFailed: 'Noutopisteiden haku ei onnistunut. Yritä uudelleen.',
    find: 'Hae',
  },
  en: {
    whichPostcode: 'Which postcode do we deliver to?',
    zone1: /^Vehicle delivery, zone 1/,
    zone4: /^Vehicle delivery, zone 4/,
    zone4Parts: /Transport 340\s€, office fee 150\s€/,
    handover: /^Rovaniemi/,
    gone: 'The chosen delivery does not go to 00100. Choose another one.',
    lockers: /^Posti Parcel locker/,
    findLockers: 'Find parcel lockers by postcode',
    locker: /Parcel locker/,
    home: /^Posti Home delivery/,
    company: 'Company',
    companyName: 'Company name',
    businessId: 'Business ID or VAT number',
    reference: /^Your reference/,
    einvoice: /^E-invoice address/,
    operator: /^E-invoice operator/,
    wrongEinvoice: 'Check the e-invoice address: an OVT id begins with 0037, or give an IBAN.',
    toBusiness: /^Matkahuolto Delivery to a business/,
    withoutVat: 'Total excluding VAT',
    aland: /^The online shop does not deliver to Åland/,
    askForQuote: 'Ask for a quote for these',
    quoteCart: 'Quote cart',
    before: 'Posti does not answer right now. These are the pickup points found earlier.',
    spare: /^Posti does not answer right now. Choose a point from our spare list/,
    pointsFailed: /could not be|Try again/,
    find: 'Search',
  },
} as const;

/** A tool that goes as a parcel, and a vehicle that is sold outright. */
export const PARCEL = 'paja-verstas-tyokalusarja-120-osaa';
export const VEHICLE = 'otso-kuru-700-eps-monkija';

/** From a product's page to the checkout with it. */
export async function toCheckoutWith(page: Page, language: Language, slug: string) {
  const say = words[language];
  await putIntoCart(page, language, slug);
  await page.getByRole('link', { name: say.toCartFromToast }).click();
  await page.getByRole('link', { name: say.toCheckout }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.checkoutTitle })).toBeVisible();
}
