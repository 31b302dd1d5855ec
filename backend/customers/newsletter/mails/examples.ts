import { type Locale, localePrefix } from '#domain/base/locale.ts';
import type { NewsletterMail } from './newsletter-mail.ts';

const TOKEN = 'esimerkki';

const letter = {
  fi: {
    subject: 'Lunta on luvassa',
    preview: 'Kelkat huoltoon ennen ruuhkaa, ja mitä uutta hyllyissä on.',
    html: '<h2>Kelkka huoltoon nyt</h2><p>Varaa aika Oulun, Rovaniemen tai Ranuan korjaamolle.</p>',
    text: 'Kelkka huoltoon nyt\n\nVaraa aika Oulun, Rovaniemen tai Ranuan korjaamolle.',
  },
  en: {
    subject: 'Snow is coming',
    preview: 'Have your sled serviced before the rush, and see what is new.',
    html: '<h2>Have your sled serviced now</h2><p>Book a time at our workshop in Oulu, Rovaniemi or Ranua.</p>',
    text: 'Have your sled serviced now\n\nBook a time at our workshop in Oulu, Rovaniemi or Ranua.',
  },
};
const name = { fi: 'Kaira tunneliboksi kelkkaan', en: 'Kaira tunnel box for sleds' };

/** One of each kind; their links lead nowhere. */
export function exampleNewsletterMails(locale: Locale, baseUrl: string): NewsletterMail[] {
  const base = `${baseUrl}${localePrefix(locale)}`;
  const to = { subjectId: 'example', to: 'aino@example.fi', locale };
  const url = `${base}/uutiskirje/vahvista?t=${TOKEN}`;
  const out = { unsubscribeUrl: `${base}/uutiskirje/peruuta?t=${TOKEN}` };
  const product = {
    name: name[locale],
    url: `${base}/product/kaira-tunneliboksi-kelkkaan`,
    picture: null,
    price: 14_900,
    salePercent: 25,
    lowest30: 19_900,
    before: 19_900,
    stores: ['Oulu', 'Ranua'],
  };
  return [
    { kind: 'newsletter-confirm', ...to, url, days: 7 },
    { kind: 'newsletter-already', ...to, ...out },
    { kind: 'newsletter-letter', ...to, letter: letter[locale], ...out },
    { kind: 'watch-confirm', ...to, about: 'back_in_stock', product: product.name, url, days: 7 },
    {
      kind: 'review-asked',
      ...to,
      goods: [{ name: product.name, picture: null }],
      url: `${base}/arvostele/${TOKEN}`,
      ...out,
    },
    {
      kind: 'cart-waiting',
      ...to,
      goods: [{ name: product.name, picture: null }],
      url: `${base}/ostoskori`,
      ...out,
    },
    { kind: 'watch-told', ...to, about: 'price_drop', product, ...out },
    {
      kind: 'search-told',
      ...to,
      name: 'Kaira, Kunto: Hyvä',
      url: `${base}/vaihtolaitteet?brand=Kaira`,
      count: 2,
      machines: [
        { name: 'Kaira Reitti 600, 2021', url: `${base}/product/kaira-reitti`, picture: null, price: 789_000 },
        { name: 'Kaira Umpi 850, 2020', url: `${base}/product/kaira-umpi`, picture: null, price: null },
      ],
      ...out,
    },
  ];
}
