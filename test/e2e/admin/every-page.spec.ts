import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { phoneOrder, question, withdrawal } from './asked.ts';
import { madeCard } from './gift-card.ts';
import { ADMIN, asStaff, paidOrder, SKU } from './staff.ts';

/** Sends a form as its page does; returns the path that it leads to. */
async function sent(page: Page, path: string, fields: Record<string, string>): Promise<string> {
  const form = { key: randomUUID(), ...fields };
  const answer = await page.request.post(ADMIN + path, { form, headers: { origin: ADMIN }, maxRedirects: 0 });
  const { location = '' } = answer.headers();
  expect(location, `${path}: ${answer.status()}`).not.toBe('');
  return new URL(location, ADMIN).pathname;
}

/** Pages of things that somebody has to make first: a booking, a count, a transfer, a receipt, a supplier, a special order, an import, a card. */
async function madePaths(page: Page): Promise<string[]> {
  const customer = { name: 'Maija Mallikas', phone: '040 123 4567' };
  await page.goto(`${ADMIN}/huolto/uusi`);
  const start = await page.getByLabel('Aika', { exact: true }).locator('option').last().getAttribute('value');
  const form = page.locator('form', { has: page.getByLabel('Aika', { exact: true }) });
  const [store, work] = [
    await form.locator('[name=store]').inputValue(),
    await form.locator('[name=work]').inputValue(),
  ];
  const csv = { name: 'hinnat.csv', mimeType: 'text/csv', buffer: Buffer.from('sku;price\nEI;1\n') };
  await page.goto(`${ADMIN}/tuonti`);
  await page.locator('input[type=file]').setInputFiles(csv);
  await page
    .locator('form', { has: page.locator('input[type=file]') })
    .getByRole('button')
    .first()
    .click();
  await page.waitForURL(/\/tuonti\/\d+/);
  const run = new URL(page.url()).pathname;
  await madeCard(page);
  await page.goto(`${ADMIN}/lahjakortit`);
  const card = page.getByRole('main').locator('a[href^="/lahjakortit/"]:not([href$="/uusi"])').first();
  return [
    ...['/huolto', '/huolto/uusi', '/yritykset', '/yritykset?view=approved', '/vahvistus/lomake', '/kutsu/ei', run],
    await sent(page, '/huolto/uusi', { ...customer, store, work, start: start ?? '', machine: 'Lynx Ranger 2020' }),
    await sent(page, '/varasto/inventointi', { store: 'oulu', kind: 'all' }),
    await sent(page, '/varasto/siirrot', { from: 'oulu', to: 'ranua' }),
    await sent(page, '/varasto/saapuneet', { supplier: 'Tukku', store: 'oulu', lines: `${SKU} 1` }),
    await sent(page, '/toimittajat', { number: `S${Date.now()}`, name: 'Tukku' }),
    await sent(page, '/varaosat', {
      ...customer,
      intent: 'order',
      sku: 'X',
      title: 'Kansi',
      pieces: '1',
      store: 'oulu',
      locale: 'fi',
    }),
    (await card.getAttribute('href')) ?? '',
  ];
}

/** Every page that staff open, each with something in it. */
async function pathsOf(page: Page, number: string): Promise<string[]> {
  const firstOf = async (list: string, link: RegExp) => {
    await page.goto(ADMIN + list);
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    return links.find((href) => href && link.test(href)) ?? list;
  };
  const order = `/tilaukset/${number}`;
  return [
    ...['/', '/tilaukset', `/tilaukset?view=all&peek=${number}`, '/tilaukset?q=xyzzy', order],
    ...['refund&notify=1&pieces.0=1', 'ship', 'cancel', 'edit'].map((panel) => `${order}?panel=${panel}`),
    ...['/pakkaus', `/pakkaus/${number}`, '/pakkaus/keruulista', '/luovutus', '/tarjoukset', '/tarjoukset/uusi'],
    await firstOf('/tarjoukset?view=all', /^\/tarjoukset\/T/),
    ...['/palautukset', await firstOf('/palautukset?view=all', /^\/palautukset\/./)],
    ...['/asiakkaat?q=mallikas', `/asiakkaat/vieras-${number}`],
    ...['/viestit', '/viestit/pohjat', await firstOf('/viestit?view=all', /^\/viestit\/Y/)],
    ...['/oma', '/henkilokunta', '/henkilokunta?nakyma=roles', '/henkilokunta?nakyma=sessions'],
    await firstOf('/henkilokunta', /^\/henkilokunta\/./),
    ...['/tuotteet', '/tuotteet/uusi', await firstOf('/tuotteet', /^\/tuotteet\/\d/), '/muutokset', '/muutokset/uusi'],
    ...['/arvostelut', '/arvostelut?view=approved', '/arvostelut/kysymykset'],
    ...['/tiedostot', '/tiedostot?kind=picture&unused=1', await firstOf('/tiedostot', /peek=/)],
    ...['/luettelo/kategoriat', '/luettelo/kategoriat?uusi=1', '/luettelo/merkit', '/luettelo/sarjat'],
    await firstOf('/luettelo/kategoriat', /open=/),
    ...['/sivut', '/sivut?view=problems', '/sivut/uusi', '/sivut/page/palvelut/huoltopalvelut'],
    ...['/hinnat', '/hinnat?view=ended', await firstOf('/hinnat', /^\/tuotteet\/.*\/hinnat/)],
    ...['/haku', '/haku?nakyma=all&saanto=uusi', '/haku?nakyma=rules', '/haku?nakyma=judged', '/lahjakortit'],
    '/lahjakortit/uusi',
    ...['/kampanjat', '/kampanjat?view=all&uusi=1', '/kampanjat?nakyma=kalenteri', '/portaat'],
    await firstOf('/kampanjat?view=all', /^\/kampanjat\/./),
    await firstOf('/portaat', /^\/portaat\/./),
    ...['/uutiskirjeet?uusi=1', '/markkinointikiellot'],
    ...['/varasto', '/varasto/inventointi', '/varasto/siirrot', '/varasto/saapuneet', '/tuonti', '/toimittajat'],
    ...['/varaosat', '/varaosat?code=0902-077', '/varaosat?code=8328917&panel=order', '/varaosat?code=ei-ole'],
    ...['/varaosat/tilatut', '/varaosat/menetetyt', '/kuvastot', '/kuvastot/uusi', '/ajoneuvot'],
    await firstOf('/kuvastot', /^\/kuvastot\/(?!uusi)./),
    ...[
      '/raportit?jakso=year',
      '/raportit?jakso=year&tarkkuus=week',
      '/raportit?osa=tavarat',
      '/raportit?osa=varasto',
      '/raportit?osa=palvelu',
    ],
    ...['/raportit?osa=verot', '/raportit?osa=kirjanpito', '/raportit?osa=budjetti'],
    ...['/toiminta', '/toiminta?osa=postit', '/toiminta?osa=webhookit', '/toiminta?osa=tyot'],
    ...['/toiminta?osa=varmuuskopiot', '/toiminta?osa=versiot'],
    ...[
      ...['company', 'look', 'front', 'hero', 'home', 'menu', 'suppliers', 'delivery', 'payment', 'dispatch'],
      ...['credit', 'gift-cards', 'marketing', 'store-oulu'],
    ].map((section) => `/asetukset/${section}`),
    ...['/sivut/kohdat', '/esikatselu', '/ohjelmat', '/hyvaksynnat', '/loki', '/osat', '/ei-tallaista-sivua'],
  ];
}

const looks = [
  { width: 360, colorScheme: 'light', locale: 'fi' },
  { width: 768, colorScheme: 'dark', locale: 'fi' },
  { width: 1280, colorScheme: 'light', locale: 'en' },
  { width: 1920, colorScheme: 'dark', locale: 'en' },
  { width: 360, colorScheme: 'dark', locale: 'en' },
  { width: 768, colorScheme: 'light', locale: 'en' },
  { width: 1280, colorScheme: 'dark', locale: 'fi' },
  { width: 1920, colorScheme: 'light', locale: 'fi' },
] as const;

test('every page of the admin is accessible and fits, in every width, theme and language', {
  tag: '@thorough',
}, async ({ browser, page, request }) => {
  test.setTimeout(900_000);
  const number = await paidOrder(request, [{ sku: SKU, amount: 1 }]);
  await question(browser);
  await withdrawal(browser, number);
  await asStaff(page, 'owner');
  await phoneOrder(page);
  const paths = [...(await pathsOf(page, number)), ...(await madePaths(page))];
  const failures: string[] = [];
  for (const { width, colorScheme, locale } of looks) {
    await page.goto(`${ADMIN}/oma`);
    await page.getByRole('button', { name: locale === 'fi' ? 'Suomi' : 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths)
      for (const check of [expectNoSidewaysScroll, expectAccessible]) {
        await page.goto(ADMIN + path);
        // the whole list of what is wrong is more useful than the first
        await check(page).catch((error: Error) => {
          failures.push(`${path} ${width} ${colorScheme} ${locale}: ${error.message}`);
        });
      }
  }
  expect(failures).toEqual([]);
});

test('signing in is accessible and fits, in every width and theme', async ({ page }) => {
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${ADMIN}/kirjaudu`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
