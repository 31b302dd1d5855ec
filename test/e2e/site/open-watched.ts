import type { Page } from '@playwright/test';

/** Opens a page and waits for the script that asks for next pages, which comes with the visitor's first move. */
export async function openWatched(page: Page, path: string): Promise<void> {
  const script = page.waitForResponse((response) => /watch-links-.+\.js$/.test(response.url()));
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await script;
  await page.waitForLoadState('networkidle');
}
