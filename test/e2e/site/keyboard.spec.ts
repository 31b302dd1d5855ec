import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrated, newEmail, words } from '../shopper.ts';

const say = words.fi;
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** What has the focus is seen: it has a size, stands in the window, and nothing lies over its middle. */
async function expectSeen(page: Page) {
  const hidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing has the focus';
      const box = focused.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width < 1 || y < 0 || y > innerHeight) return `${focused.outerHTML.slice(0, 120)} is out of sight`;
      const above = document.elementFromPoint(x, y);
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
      const own = [focused, ...labels].some((one) => one.contains(above) || above?.contains(one));
      return own ? '' : `${focused.outerHTML.slice(0, 120)} lies under ${above?.outerHTML.slice(0, 120)}`;
    });
  await expect.poll(hidden).toBe('');
}

/** Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await isFocused(target)) return expectSeen(page);
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab`);
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function write(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Into the group by Tab, through it by arrows. */
async function choose(page: Page, radio: Locator) {
  await expect(radio).toBeVisible();
  const inGroup = () =>
    radio.evaluate(
      (element) => (document.activeElement as HTMLInputElement | null)?.name === (element as HTMLInputElement).name,
    );
  for (let presses = 0; presses < 150 && !(await inGroup()); presses++) await page.keyboard.press('Tab');
  expect(await inGroup()).toBe(true);
  if (await isFocused(radio)) await page.keyboard.press('Space');
  for (let presses = 0; presses < 40 && !(await radio.isChecked()); presses++) await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
}

test('a helmet is found, its size chosen, ordered and paid by the keyboard alone', async ({ page }) => {
  // some two hundred presses
  test.setTimeout(120_000);
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hyppää pääsisältöön' })).toBeFocused();
  await expectSeen(page);
  await write(page, page.getByRole('combobox', { name: say.search }), 'kelkkakypärä');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/haku\?q=/);
  await press(page, page.getByRole('main').getByRole('link', { name: 'Routa Tunturi kelkkakypärä' }).first());
  await expect(page).toHaveURL(/\/product\//);
  await hydrated(page);

  await choose(page, page.getByRole('radio', { name: 'L', exact: true }));
  await expect(page.getByText(/^Tuotenumero .*-L$/)).toBeVisible();
  await press(page, page.getByRole('main').getByRole('button', { name: say.add, exact: true }).first());
  await expect(page.getByText(say.added)).toBeVisible();
  await press(page, page.getByRole('dialog').getByRole('link', { name: say.toCartFromToast }));
  await expect(page.getByRole('heading', { level: 1, name: say.cartTitle })).toBeVisible();
  await press(page, page.getByRole('link', { name: say.toCheckout }));
  await expect(page.getByRole('heading', { level: 1, name: say.checkoutTitle })).toBeVisible();

  await write(page, page.getByRole('textbox', { name: say.email }), newEmail());
  await write(page, page.getByLabel(say.firstname), 'Maija');
  await write(page, page.getByLabel(say.lastname), 'Mallikas');
  await write(page, page.getByLabel(say.phone), '040 123 4567');
  await press(page, page.getByRole('button', { name: say.goOn }));
  await choose(page, page.getByRole('radio', { name: say.byStore }));
  await choose(page, page.getByRole('radio', { name: say.storePickup }));
  await choose(page, page.getByRole('radio', { name: /^OP Verkkopankki/ }));
  await press(page, page.getByRole('button', { name: say.place }));
  await expect(page.getByRole('heading', { level: 1, name: say.simulator })).toBeVisible();
  await press(page, page.getByRole('button', { name: say.pay, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();
});
