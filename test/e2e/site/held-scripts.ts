import { expect, type Page } from '@playwright/test';

/** Opens a page as the server wrote it; the scripts `which` names come when the returned function is called. */
export async function openHeld(page: Page, path: string, which: string | RegExp = '**/assets/*.js') {
  let isHeld = true;
  const held: (() => void)[] = [];
  await page.route(which, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return () => {
    isHeld = false;
    for (const go of held) go();
  };
}
