import { expect, test } from '@playwright/test';
import { ADMIN, asStaff } from '../admin/staff.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../shopper.ts';

const PRODUCT = '/product/routa-variaattorihihna-1-154-mm';

test('a question from the product page to its answer on the page and in the mail (question-1, question-2, question-3)', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await page.goto(PRODUCT);
  await page.getByRole('link', { name: 'Esitä kysymys' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Kysy tuotteesta' })).toBeVisible();
  await hydrated(page);
  const form = page.getByRole('main');
  const question = `Sopiiko pakkaseen? <b>${Date.now()}</b>`;
  await form.getByRole('textbox', { name: /^Kysymys/ }).fill(question);
  await form.getByRole('textbox', { name: /^Nimi, joka näkyy/ }).fill('Aino');
  await form.getByRole('textbox', { name: /^Sähköpostiosoite/ }).fill('väärä');
  await form.getByRole('button', { name: 'Lähetä kysymys' }).click();
  await expect(form.getByRole('link', { name: 'Tarkista sähköpostiosoite.' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('textbox', { name: /^Sähköpostiosoite/ }).fill('kysyja@example.fi');
  await form.getByRole('button', { name: 'Lähetä kysymys' }).click();
  await expect(page.getByText('Kiitos kysymyksestä!')).toBeVisible();

  const staff = await (await browser.newContext({ locale: 'fi-FI' })).newPage();
  await asStaff(staff, 'content');
  await staff.goto(`${ADMIN}/arvostelut`);
  await staff.getByRole('link', { name: 'Kysymykset', exact: true }).click();
  const card = staff.getByRole('region').filter({ hasText: question });
  await card.getByRole('textbox', { name: 'Vastaus' }).fill('Sopii, jäykistyy vasta -40 asteessa.');
  await card.getByRole('button', { name: 'Vastaa ja julkaise' }).click();
  await expect(staff.getByText('Vastaus on julkaistu.')).toBeVisible();
  await expectAccessible(staff);

  await expect(async () => {
    await page.goto(PRODUCT);
    const shown = page.getByRole('listitem').filter({ hasText: question });
    await expect(shown).toContainText('Sopii, jäykistyy vasta -40 asteessa.');
    await expect(page.getByText('kysyja@example.fi')).toHaveCount(0);
  }).toPass({ timeout: 20_000 });
  const answer = await request.get('/mailbox/messages.json');
  const { messages } = (await answer.json()) as { messages: { to: string; text: string }[] };
  expect(messages.some(({ text }) => text.includes('Sopii, jäykistyy vasta'))).toBe(true);
  await staff.context().close();
});
