import { makeCustomer } from '../../make-customer.ts';
import { textOf } from '../text-of.ts';
import type { RenderedShop, Saying, Sayings } from './saying.ts';

/** The text of the page at a path for a guest. */
const pageAt =
  (path: string): Saying =>
  async ({ page }) =>
    textOf((await page(path)).html);

/** The text of an account page after one of its forms, for a new customer. */
const afterForm =
  (path: string, done: string): Saying =>
  async ({ shop, page }) => {
    const { cookie } = await makeCustomer(shop);
    return textOf((await page(`/oma-tili/${path}?tehty=${done}`, { cookie })).html);
  };

async function brokenPage({ shop, page }: RenderedShop): Promise<string> {
  const { articles } = shop.content;
  shop.content.articles = () => Promise.reject(new Error('out of order'));
  const { status, html } = await page('/uutiset-ja-artikkelit');
  shop.content.articles = articles;
  return status === 500 ? textOf(html) : `status ${status}`;
}

export const saidByPages: Sayings = {
  '- €': pageAt('/product/tuote-hinnaton'),
  'Hyppää pääsisältöön': pageAt('/'),
  'Sivua ei löytynyt': pageAt('/ei-ole-tammoista'),
  'Siirry etusivulle': pageAt('/ei-ole-tammoista'),
  'Jotain meni pieleen': brokenPage,
  'Kaikki tuotteet': pageAt('/category'),
  'Tuotteita ei löytynyt.': pageAt('/haku?q=olematon'),
  'Ei arvosteluja.': pageAt('/product/tuote-a'),
  'Osoite lisätty!': afterForm('omat-tiedot', 'osoite-lisatty'),
  'Osoite päivitetty!': afterForm('omat-tiedot', 'osoite-paivitetty'),
  'Osoite poistettu!': afterForm('omat-tiedot', 'osoite-poistettu'),
  'Osoitteen poisto epäonnistui! Yritä uudelleen.': afterForm('omat-tiedot', 'osoitetta-ei-poistettu'),
  'Markkinointilupasi on päivitetty!': afterForm('markkinointiluvat', 'luvat-paivitetty'),
  'Voi ei, jotain meni pieleen. Yritä uudelleen.': afterForm('markkinointiluvat', 'virhe'),
};
