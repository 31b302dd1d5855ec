import { expect, type Page } from '@playwright/test';

/** Waits until the page's scripts run: before that the menu's button is a link. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('header .h-menu[aria-haspopup]')).toBeAttached();
