import { expect, type Page } from '@playwright/test';
import type { accountWords } from './account-words.ts';

type Words = (typeof accountWords)['fi' | 'en'];

/** The pages of the account; where there is no room beside the page they are folded under its name. */
export async function accountNav(page: Page, say: Words) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const nav = page.getByRole('navigation', { name: say.nav });
  if (await nav.isHidden()) await page.getByRole('main').getByRole('group').getByText(say.nav).locator('..').click();
  return nav;
}
