import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { phoneOrder, question, withdrawal } from './asked.ts';
import { ADMIN, asStaff, paidOrder, SKU } from './staff.ts';

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
    ...['/hyvaksynnat', '/loki', '/osat', '/ei-tallaista-sivua'],
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
  const paths = await pathsOf(page, number);
  for (const { width, colorScheme, locale } of looks) {
    await page.goto(`${ADMIN}/oma`);
    await page.getByRole('button', { name: locale === 'fi' ? 'Suomi' : 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths)
      await test.step(`${path} ${width} ${colorScheme} ${locale}`, async () => {
        await page.goto(ADMIN + path);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
  }
});
