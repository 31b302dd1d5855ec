import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './shopper.ts';

/** Pages no other walk passes through, and every kind of product. */
const PAGES = [
  '/',
  '/category',
  '/category/renkaat?stock=1&sort=price-asc',
  '/brandit',
  '/vaihtolaitteet?sort=year',
  '/tuotesarjat',
  '/haku?q=kelkka',
  '/haku?q=xyzzyxyzzy',
  '/product/kaira-reitti-600-vm-2023-vaihtolaite',
  '/product/kaira-tunturi-900-r',
  '/rahoitus/kaira-tunturi-900-r?kasiraha=x&kk=37',
  '/varaosakuvat',
  '/kone',
  '/kone?ajoneuvo=Kaira%7CReitti+600',
  '/varaosahaku?koodi=83&jarjestys=-hinta&varastossa=1',
  '/varaosa',
  '/varaosa/8328917@1044',
  '/ostoskori',
  '/uutiset-ja-artikkelit/moottorisahan-talvikaytto',
  '/cms/palvelut/huoltopalvelut',
  '/kampanjat/savottaviikot',
  '/tili-poistettu',
  '/lahjakortti',
  '/lahjakortti/tulosta',
  '/peruuta-sopimus',
  '/tilaus',
  '/tilaa-uutiskirje',
  '/tilaa-uutiskirje/tuote/kaira-tunneliboksi-kelkkaan?laji=hinta',
  '/uutiskirje/vahvista?t=x',
  '/saavutettavuus',
  '/ei-tallaista-sivua',
];

/** Those that sell, looked at by `npm test`. */
const MAIN = ['/', PAGES[2], PAGES[9], PAGES[11], '/ostoskori'];

/** Made of the same parts as one above, or judged by the spec of its feature. */
const ALIKE = [
  '/vertailu?sku=92-0120&sku=92-0058&sku=41-2207',
  '/varaosakuvat/suzuki-zk-500-etujarru',
  '/varaosahaku?koodi=83&toimittaja=polaris',
  '/cms/myymalat/oulu',
  '/ota-yhteytta?tuote=kaira-tunturi-900-r',
  '/tarjouskori?sku=41-2207',
  '/product/juhta-suojapeite-mittaan-leikattuna',
  '/brandit/polaris',
  '/uutuudet',
  '/outlet',
  '/tarjoukset',
  '/tuotesarjat/kaira-reitti',
  '/vertailu',
  '/product/kaira-tunneliboksi-kelkkaan',
  '/product/polaris-pn-850-mud-maastomonkija',
  '/product/otso-vinssi-4500-perakarryyn',
  '/product/paja-verstas-tyokalusarja-120-osaa',
  '/varaosakuvat?merkki=Yamaha&malli=RY+60',
  '/varaosahaku',
  '/varaosahaku?koodi=eiole123&toimittaja=ktm',
  '/varaosa/8330070@1044',
  '/varaosa/9797-265@1499',
  '/varaosa/KL%206204-2R',
  '/tarjouskori',
  '/cms/asiakaspalvelu/toimitusehdot',
  '/uutiset-ja-artikkelit',
  '/kampanjat',
  '/uutiskirje/peruuta?t=x',
  '/ota-yhteytta',
  '/evasteet',
];

// one page of each kind on one of the screens, in one language and theme; `npm run task -- test:pages` looks at all of them
const ALL = process.env.ALL_PAGES === '1';
const themes = (phone: boolean) =>
  ALL ? (['light', 'dark'] as const) : [phone ? ('dark' as const) : ('light' as const)];
const isPhone = (viewport: { width: number } | null) => (viewport?.width ?? 0) < 500;
const languages = (phone: boolean) => (ALL ? ['fi', 'en'] : [phone ? 'en' : 'fi']);

for (const [index, path] of [...PAGES, ...(ALL ? ALIKE : [])].entries())
  test.describe(() => {
    // decided before a browser context is opened
    test.skip(({ viewport }) => !ALL && isPhone(viewport) === (index % 2 === 0), 'looked at on the other screen');

    test(`${path} is accessible`, { tag: MAIN.includes(path) ? '@main' : [] }, async ({ page, viewport }) => {
      const phone = isPhone(viewport);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
      });
      for (const locale of languages(phone)) {
        for (const colorScheme of themes(phone)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.goto(locale === 'en' ? `/en${path}` : path, { waitUntil: 'networkidle' });
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      }
      expect(complaints).toEqual([]);
    });
  });
