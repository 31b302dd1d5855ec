import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';
import { accountNav } from './account-nav.ts';
import { accountWords } from './account-words.ts';
import { newAccount } from './new-account.ts';
import { test } from './visitor.ts';

const notices = { fi: 'Kauppaan ei saada yhteyttä.', en: 'The shop cannot be reached.' };
const orders = { fi: 'Tilaukset', en: 'Orders' };

for (const language of ['fi', 'en'] as const) {
  const say = accountWords[language];

  test(`a notice shows after ten seconds without a response, until the shop is back (${language})`, async ({
    page,
  }) => {
    await newAccount(page, language);
    await page.clock.install();
    await page.goto(`${say.base}/oma-tili/markkinointiluvat`);
    await page.waitForLoadState('networkidle');
    const nav = await accountNav(page, say);
    // every question of the page hangs, and the shop gives no sign of life
    await page.route('**/*.data*', () => {});
    await page.route('**/healthz', (route) => route.abort());
    await nav.getByRole('link', { name: orders[language], exact: true }).click();
    const notice = page.getByRole('status').filter({ hasText: notices[language] });
    await page.clock.runFor(9_500);
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();

    await page.unroute('**/healthz');
    await page.clock.runFor(5_000);
    await expect(notice).toHaveCount(0);
  });

  test(`a form that is never answered is given up and keeps what was chosen (${language})`, {
    tag: '@thorough',
  }, async ({ page }) => {
    await newAccount(page, language);
    await page.clock.install();
    await page.goto(`${say.base}/oma-tili/markkinointiluvat`);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.data*', () => {});
    await page.getByLabel(say.byEmail).check();
    await page.getByRole('button', { name: say.save }).click();
    await page.clock.runFor(14_000);
    await expect(page.getByText(say.failed)).toHaveCount(0);
    await page.clock.runFor(1_500);
    await expect(page.getByText(say.failed)).toBeVisible();
    await expect(page.getByLabel(say.byEmail)).toBeChecked();
  });
}
