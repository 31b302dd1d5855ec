import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { name: 'Tyyliopas', level: 1 })).toBeVisible();
});

test('every component is accessible and fits the screen', async ({ page, viewport }) => {
  // one theme per screen: axe needs seconds for a page this long
  const theme = (viewport?.width ?? 0) < 500 ? 'Tumma' : 'Vaalea';
  const choice = page.getByRole('button', { name: theme, exact: true });
  // without motion the colours change at once
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // the page is there before its scripts are
  await expect(async () => {
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  // mails are documents of their own, with their own headings and landmarks
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
});

test('a drawer takes the focus, closes with Escape and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Rajaa', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Rajaa' });
  await expect(async () => {
    // once open it covers its opener: a click that was answered late is not repeated
    if (await drawer.isHidden()) await opener.click({ timeout: 1000 });
    await expect(drawer).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(drawer.getByRole('button', { name: 'Sulje' })).toBeFocused();
  // while it slides in, its width is one of floating point
  expect(Math.round((await drawer.boundingBox())?.width ?? Number.NaN)).toBeLessThanOrEqual(500);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an amount stays between its limits @thorough', async ({ page }) => {
  const amount = page.getByRole('spinbutton', { name: 'Määrä', exact: true });
  await expect(async () => {
    await amount.fill('5');
    await amount.press('Enter');
    await expect(amount).toHaveAttribute('aria-valuenow', '5', { timeout: 500 });
  }).toPass();
  for (const wrong of ['99', '2,5', '0']) {
    await amount.fill(wrong);
    await amount.press('Enter');
    await expect(amount).toHaveValue(wrong);
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveAccessibleDescription('Anna määrä kokonaislukuna 1–5.');
  }
  await amount.press('Escape');
  await expect(amount).toHaveValue('5');
  await amount.press('ArrowDown');
  await expect(amount).toHaveValue('4');
  await amount.fill('');
  await amount.blur();
  await expect(amount).toHaveValue('4');
  await amount.fill('1');
  await amount.press('Enter');
  await expect(amount).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByRole('button', { name: 'Vähennä: Määrä', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a toast waits while it is read @thorough', async ({ page }) => {
  const region = page.getByRole('region', { name: 'Ilmoitukset' });
  const said = region.getByText('Voi ei, jotain meni pieleen. Yritä uudelleen.');
  await page.clock.install();
  await page.reload();
  await expect(async () => {
    await page.getByRole('button', { name: 'Ei onnistunut' }).click();
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass();
  await said.hover();
  await page.clock.runFor(10_000);
  await expect(said).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(3_100);
  await expect(said).toBeHidden();
});
