import { test } from '@playwright/test';
import { tasks } from './day-of-work.ts';
import { Hand } from './hand.ts';
import { officeTasks } from './office-tasks.ts';
import { ADMIN, asStaff } from './staff.ts';

const screens = [
  { name: '1280', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { name: 'tablet', viewport: { width: 820, height: 1180 }, hasTouch: true },
];

// people of a role share a session, and a session has one fresh factor at a time
test.describe.configure({ mode: 'default' });

for (const { name: screen, ...size } of screens)
  test(`the tasks of a day in a store, timed, ${screen}`, { tag: '@thorough' }, async ({ browser, request }) => {
    test.setTimeout(600_000);
    const rows: Record<string, object> = {};
    for (const [number, { name, role, prepare, walk }] of Object.entries({ ...tasks, ...officeTasks })) {
      const about = await prepare({ browser, request });
      const context = await browser.newContext({ locale: 'fi-FI', ...size });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await asStaff(page, role);
      await page.goto(`${ADMIN}/`);
      const hand = new Hand(page, size.hasTouch);
      await test.step(`${number} ${name}`, () => walk(hand, about));
      rows[`${number} ${name}`] = hand.figures;
      await context.close();
    }
    console.log(`A day in a store, ${screen}`);
    console.table(rows);
  });
