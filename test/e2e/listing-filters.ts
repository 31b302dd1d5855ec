import type { Locator, Page } from '@playwright/test';
import { hydrated } from './shopper.ts';

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** The filters of a listing: beside the list, on phones in a drawer, which opens once its scripts are there. */
export async function openFilters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Rajaa tuotteita' });
  await hydrated(page);
  await page.getByRole('link', { name: /^Rajaa/ }).click();
  return page.getByRole('dialog', { name: 'Rajaa tuotteita' });
}

/** Back to the list, which the phone's drawer covers. */
export async function closeFilters(page: Page, filters: Locator): Promise<void> {
  if (isPhone(page)) await filters.getByRole('button', { name: /^Näytä \d+ tuote/ }).click();
}
