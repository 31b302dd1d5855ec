import { expect, test } from '@playwright/test';
import { ADMIN, asStaff, paidOrder, SKU } from '../admin/staff.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../shopper.ts';

test('a review from the page of a collected order to the product page, with the answer of the shop (review-1, review-4, review-7)', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const number = await paidOrder(request, [{ sku: SKU, amount: 1 }], { methodId: '403' });
  const staff = await (await browser.newContext({ locale: 'fi-FI' })).newPage();
  await asStaff(staff, 'store');
  await staff.goto(`${ADMIN}/pakkaus/${number}`);
  await staff.getByRole('button', { name: /^Merkitse kerätyksi/ }).click();
  await staff.getByRole('button', { name: 'Valmis noudettavaksi' }).click();
  await expect(staff.getByText(`Tilaus ${number} odottaa noutajaa.`)).toBeVisible();

  const answer = await request.get('/mailbox/messages.json');
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  const orderPage = messages
    .filter(({ text }) => text.includes(number))
    .flatMap(({ text }) => /\/tilaus\/[\w-]+/.exec(text)?.[0] ?? [])[0];
  await page.goto(orderPage ?? '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByRole('link', { name: 'Arvostele ostokset' })).toHaveCount(0);

  await staff.goto(`${ADMIN}/luovutus`);
  await staff.getByRole('textbox', { name: /noutokoodi/ }).fill(number);
  await staff.keyboard.press('Enter');
  await staff.getByRole('button', { name: 'Luovuta asiakkaalle' }).click();
  await expect(staff.getByText(`Tilaus ${number} on luovutettu.`)).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Arvostele ostokset' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arvostele ostoksesi' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const said = `Pysyi paikallaan myrskyssä, tilaus ${number}.`;
  await page.getByRole('radio', { name: '4 tähteä' }).check();
  await page.getByRole('textbox', { name: /^Arvostelu/ }).fill(said);
  await page.getByLabel('Nimi, joka näkyy').fill('Maija');
  await page.getByRole('button', { name: 'Lähetä arvostelu' }).click();
  await expect(page.getByText('Kiitos! Arvostelu julkaistaan')).toBeVisible();

  await asStaff(staff, 'content');
  await staff.goto(`${ADMIN}/arvostelut`);
  const card = staff.getByRole('region').filter({ hasText: said });
  const product = await card.getByRole('heading').getByRole('link').getAttribute('href');
  await card.getByRole('button', { name: 'Julkaise' }).click();
  await staff.goto(`${ADMIN}/arvostelut?view=approved`);
  await card.getByRole('textbox', { name: 'Kaupan vastaus' }).fill('Kiitos, että kerroit!');
  await card.getByRole('button', { name: 'Tallenna vastaus' }).click();

  await expect(async () => {
    await page.goto(new URL(product ?? '/').pathname);
    const review = page.getByRole('listitem').filter({ hasText: said });
    await expect(review).toContainText('Varmistettu ostos');
    await expect(review).toContainText('Kiitos, että kerroit!');
  }).toPass({ timeout: 20_000 });
  await staff.context().close();
});
