import { expect, test } from '@playwright/test';
import { Hand } from './admin/hand.ts';
import { hydrated } from './shopper.ts';
import { buyAndReturn } from './shopping-tasks/buy-and-return.ts';
import { findAndOrder } from './shopping-tasks/find-and-order.ts';
import { listsAndKeyboard } from './shopping-tasks/lists-and-keyboard.ts';

const tasks = [...findAndOrder, ...buyAndReturn, ...listsAndKeyboard];

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
    for (const { name, presses, before, walk } of tasks) {
      const context = await browser.newContext({ locale: 'fi-FI', ...size });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const given = (await before?.(page)) ?? '';
      await page.goto('/');
      await hydrated(page);
      const hand = new Hand(page, size.hasTouch);
      await test.step(name, () => walk(hand, given));
      rows[name] = { planned: presses, ...hand.figures };
      expect.soft(hand.figures.presses, name).toBeLessThanOrEqual(presses);
      await context.close();
    }
    console.log(`A shopper's tasks, ${screen}`);
    console.table(rows);
  });
