import { expect, test } from '@playwright/test';
import { photo } from '../../files.ts';
import { ADMIN, asStaff } from '../admin/staff.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';

test('a part is asked for from the page of a machine, with photo and VIN; staff see them (part-enquiry-1)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/kone?ajoneuvo=Polaris%7CPN%20640%20Trail%7C2024', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Kysy osaa' }).click();
  await expect(page.getByRole('heading', { name: 'Kysy osaa', level: 1 })).toBeVisible();
  await expect(page.getByLabel(/^Kone: merkki/)).toHaveValue('Polaris PN 640 Trail 2024');
  await page.getByLabel('Etunimi').fill('Aino');
  await page.getByLabel('Sukunimi').fill('Äyräpää');
  await page.getByLabel('Sähköposti', { exact: true }).fill('osa@example.fi');
  await page.getByLabel(/^Rekisteritunnus/).fill('1hgcm82633a004352');
  await page
    .getByLabel(/^Kuvat osasta/)
    .setInputFiles({ name: 'osa.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photo()) });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lähetä kysymys' }).click();
  await expect(page.getByText('Kerro, minkä osan tarvitset.').first()).toBeVisible();
  await page.getByLabel(/^Minkä osan/).fill('Takavalon lasi, vasen.');
  await page.getByRole('button', { name: 'Lähetä kysymys' }).click();
  await expect(page.getByRole('heading', { name: 'Kysymys lähetetty' })).toBeVisible();
  const number = /T\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0];

  const staff = await context.newPage();
  await asStaff(staff, 'manager');
  await staff.goto(`${ADMIN}/tarjoukset/${number}`);
  await expect(staff.getByText('1HGCM82633A004352')).toBeVisible();
  await expect(staff.getByRole('img', { name: 'Asiakkaan kuva osa.jpg' })).toBeVisible();
  await expect(staff.locator('[name="title"]').first()).toHaveValue('Takavalon lasi, vasen.');
  await expectAccessible(staff);
});

test('without scripts a part is asked for by a plain form (part-enquiry-1)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/en/kysy-osaa?ajoneuvo=Polaris%7CPN%20640%20Trail');
  await page.getByLabel('First name').fill('Aino');
  await page.getByLabel('Last name').fill('Äyräpää');
  await page.getByLabel('E-mail', { exact: true }).fill('part@example.fi');
  await page.getByLabel(/^Which part/).fill('Drive belt');
  await page.getByLabel(/^Registration number/).fill('???');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByLabel(/^Which part/)).toHaveValue('Drive belt');
  await page.getByLabel(/^Registration number/).fill('ABC-123');
  // a form sent faster than a person types is asked for again
  await expect(async () => {
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByRole('heading', { name: 'Question sent' })).toBeVisible({ timeout: 4000 });
  }).toPass();
  await context.close();
});
