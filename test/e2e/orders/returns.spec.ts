import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, newEmail } from '../shopper.ts';
import { mailsTo, ownThanksOf } from './placed-order.ts';

test('a guest returns a line with a reason from the order, and sees it on its way back (return-3)', async ({
  page,
}) => {
  const email = newEmail();
  await ownThanksOf(page, email, 'fi');
  await page.getByRole('link', { name: /^Katso tilaus/ }).click();
  await page.getByRole('link', { name: 'Palauta tuote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Palauta tai vaihda' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Lähetä palautusilmoitus' }).click();
  await expect(page.getByText('Valitse, mitä palautat.')).toBeVisible();
  await page.getByRole('combobox', { name: /^Montako/ }).selectOption('1');
  await page.getByRole('combobox', { name: /^Syy/ }).selectOption('size');
  await page.getByRole('button', { name: 'Lähetä palautusilmoitus' }).click();
  await expect(page.getByText('Palautus on vastaanotettu.')).toBeVisible();
  await expect(page.getByText('Odotamme tuotetta')).toBeVisible();
  await expect(page.getByText('Palautettu tai palautus on kesken.')).toBeHidden();
  const [receipt] = await mailsTo(page, email, 2);
  expect(receipt?.text).toContain('väärä koko');
});

/** A balaclava in a package with a hygiene seal. */
const SEALED = '46-3010';

test('sealed goods come back once the customer confirms that the seal is unbroken (return-8)', async ({ page }) => {
  await page.goto('/product/halla-kaulus-ohut-kyparamyssy');
  await expect(page.getByText('14 päivän palautusoikeus, jos hygieniasinetti on ehjä')).toBeVisible();
  const email = newEmail();
  await ownThanksOf(page, email, 'fi', SEALED);
  await page.getByRole('link', { name: /^Katso tilaus/ }).click();
  await page.getByRole('link', { name: 'Palauta tuote' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('(kuluttajansuojalaki 6:16)')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('combobox', { name: /^Montako/ }).selectOption('1');
  await page.getByRole('combobox', { name: /^Syy/ }).selectOption('changed');
  await page.getByRole('button', { name: 'Lähetä palautusilmoitus' }).click();
  await expect(page.getByText('Vahvista, että hygieniasinetti on ehjä.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Hygieniasinetti on ehjä' }).check();
  await page.getByRole('button', { name: 'Lähetä palautusilmoitus' }).click();
  await expect(page.getByText('Palautus on vastaanotettu.')).toBeVisible();
  const mails = await mailsTo(page, email, 2);
  expect(mails.map(({ text }) => text).join()).toContain('jos olet avannut sinetin (kuluttajansuojalaki 6:16)');
});
