import { expect, test } from '@playwright/test';
import { Hand } from './admin/hand.ts';
import { hydrated } from './shopper.ts';
import { tasks } from './shopping-tasks.ts';

const screens = [
  { name: '1280', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { name: '360', viewport: { width: 360, height: 780 }, hasTouch: true },
];

for (const { name: screen, ...size } of screens)
  test(`the tasks of a shopper take no more presses than planned, ${screen}`, { tag: '@thorough' }, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const rows: Record<string, object> = {};
    for (const { name, presses, walk } of tasks) {
      const context = await browser.newContext({ locale: 'fi-FI', ...size });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await page.goto('/');
      await hydrated(page);
      const hand = new Hand(page, size.hasTouch);
      await test.step(name, () => walk(hand));
      rows[name] = { planned: presses, ...hand.figures };
      expect.soft(hand.figures.presses, name).toBeLessThanOrEqual(presses);
      await context.close();
    }
    console.log(`A shopper's tasks, ${screen}`);
    console.table(rows);
  });
