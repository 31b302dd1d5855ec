import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, newEmail } from '../shopper.ts';
import { orderWords } from './order-words.ts';
import { mailsTo, paidOrderOf, pathIn } from './placed-order.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['fi', 'en'] as const) {
    const say = orderWords[language];

    test(`a shopper withdraws from a contract in two steps and gets a receipt (${language})`, async ({ page }) => {
      const email = newEmail();
      await page.goto(`${say.base}/cms/asiakaspalvelu`);
      await page.getByRole('contentinfo').getByRole('link', { name: say.withdraw }).click();
      await expect(page.getByRole('heading', { level: 1, name: say.withdrawTitle })).toBeVisible();
      await page.getByLabel(say.name).fill('Maija Mallikas');
      await page.getByLabel(say.number).fill('A-77');
      await page.getByLabel(say.email, { exact: true }).fill(email);
      await page.getByLabel(say.what).fill('Yksi peite');
      await page.getByRole('button', { name: say.review }).click();
      await page.getByRole('button', { name: say.change }).click();
      await expect(page.getByLabel(say.number)).toHaveValue('A-77');
      await page.getByRole('button', { name: say.review }).click();
      // whoever is quicker than a person is asked to press again
      await expect(async () => {
        await page.getByRole('button', { name: say.confirm }).click();
        await expect(page.getByRole('heading', { level: 1, name: say.received })).toBeVisible({ timeout: 2000 });
      }).toPass();
      const [receipt] = await mailsTo(page, email, 1);
      expect(receipt?.subject).toMatch(say.mail);
      for (const said of ['Maija Mallikas', 'A-77', 'Yksi peite']) expect(receipt?.text).toContain(said);
    });
  }
});

for (const language of ['fi', 'en'] as const) {
  const say = orderWords[language];

  test(`a withdrawal begins filled in at the order, which shows it afterwards (${language})`, {
    tag: '@thorough',
  }, async ({ page }) => {
    const email = newEmail();
    const number = await paidOrderOf(page, email, language);
    const [confirmation] = await mailsTo(page, email, 1);
    const path = pathIn(confirmation?.text ?? '', 'tilaus');
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: say.withdraw }).click();
    await expect(page.getByLabel(say.number)).toHaveValue(number);
    await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(email);
    await expectAccessible(page);

    await page.getByLabel(say.name).fill('');
    await page.getByRole('button', { name: say.review }).click();
    await expect(page.getByRole('link', { name: say.required })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.getByLabel(say.name).fill('Maija Mallikas');
    await page.getByRole('button', { name: say.review }).click();
    await expect(page.getByRole('button', { name: say.confirm })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: say.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.received })).toBeFocused();
    await expectAccessible(page);
    const [receipt] = await mailsTo(page, email, 2);
    expect(receipt?.text).toContain(number);
    await page.goto(path);
    await expect(page.getByText(say.shown)).toBeVisible();
  });
}
