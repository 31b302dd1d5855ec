import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './shopper.ts';

/** Pages no other walk passes through, and every kind of product. */
const PAGES = [
  '/',
  '/category',
  '/category/renkaat?stock=1&sort=price-asc',
  '/brandit',
  '/brandit/polaris',
  '/haku?q=kelkka',
  '/haku?q=xyzzyxyzzy',
  '/product/kaira-tunneliboksi-kelkkaan',
  '/product/kaira-reitti-600-vm-2023-vaihtolaite',
  '/product/polaris-pn-850-mud-maastomonkija',
  '/product/otso-vinssi-4500-perakarryyn',
  '/product/juhta-suojapeite-mittaan-leikattuna',
  '/product/kaira-tunturi-900-r',
  '/product/paja-verstas-tyokalusarja-120-osaa',
  '/ostoskori',
  '/cms/asiakaspalvelu/toimitusehdot',
  '/cms/myymalat/oulu',
  '/uutiset-ja-artikkelit',
  '/ei-tallaista-sivua',
];

for (const path of PAGES)
  test(`${path} is accessible in both languages, light or dark`, async ({ page, viewport }) => {
    // the desktop looks at the light theme, the phone at the dark one
    await page.emulateMedia({ colorScheme: (viewport?.width ?? 0) < 500 ? 'dark' : 'light', reducedMotion: 'reduce' });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
    });
    for (const locale of ['fi', 'en']) {
      await page.goto(locale === 'en' ? `/en${path}` : path, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    expect(complaints).toEqual([]);
  });
