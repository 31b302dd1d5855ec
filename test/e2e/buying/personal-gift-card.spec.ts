import { expect, test } from '@playwright/test';
import { choosePayment, expectAccessible, expectNoSidewaysScroll, fillContact, newEmail, words } from '../shopper.ts';

const say = words.fi;

test('a gift card for somebody: corrected, previewed, paid, mailed and printed (gift-card-5)', {
  tag: '@main',
}, async ({ page }) => {
  test.setTimeout(90_000);
  const aino = newEmail();
  await page.goto('/lahjakortti');
  // a press before hydration is checked by the browser itself
  await expect(async () => {
    await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click();
    await expect(page.getByRole('alert')).toContainText('Kirjoita saajan nimi.', { timeout: 2000 });
  }).toPass();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('radio', { name: 'Muu summa' }).check();
  await page.getByLabel('Muu summa euroina').fill('75');
  await page.getByLabel('Saajan nimi').fill('Aino');
  await page.getByLabel('Saajan sähköposti').fill(aino);
  await page.getByLabel('Tervehdys').fill('Hyvää joulua!');
  await page.getByLabel('Lähettäjän nimi').fill('Mummo');
  const preview = page.getByRole('figure', { name: 'Kortin esikatselu' });
  await expect(preview).toContainText(/75\s€/);
  await expect(preview).toContainText('Saaja: Aino');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/card.png`, fullPage: true });
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click();
  await expect(page).toHaveURL(/\/ostoskori$/);
  await expect(page.getByRole('main')).toContainText(/75\s€/);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/cart.png`, fullPage: true });

  await page.getByRole('link', { name: say.toCheckout }).click();
  await fillContact(page, 'fi', newEmail());
  await page.getByRole('radio', { name: /^Sähköposti/ }).check();
  await choosePayment(page);
  await page.getByRole('button', { name: say.place }).click();
  await page.getByRole('button', { name: say.pay, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible();

  let print = '';
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(aino)}`);
        const { messages } = (await answer.json()) as { messages: { text: string }[] };
        print = /\/lahjakortti\/tulosta#\S+/.exec(messages[0]?.text ?? '')?.[0] ?? '';
        return messages[0]?.text ?? '';
      },
      { timeout: 20_000 },
    )
    .toContain('Mummo lähetti sinulle lahjakortin.');
  await page.goto(print);
  await expect(page.getByLabel('Lahjakortin koodi')).toHaveValue(/^(\w{4}-){3}\w{4}$/);
  await expectAccessible(page);
  const code = await page.getByLabel('Lahjakortin koodi').inputValue();
  const pdf = await page.request.post('/lahjakortti/kortti.pdf', {
    form: { code },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(pdf.headers()['content-type']).toBe('application/pdf');
});
