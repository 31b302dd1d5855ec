import { expect, type Page, test } from '@playwright/test';
import { ADMIN, asStaff } from '../admin/staff.ts';
import {
  choosePayment,
  chooseStorePickup,
  expectAccessible,
  expectNoSidewaysScroll,
  openCheckout,
  putTyreIntoCart,
  words,
} from '../shopper.ts';
import { customerEmail, PASSWORD } from './customers.ts';

const OWNER = 1960;
const BUYER = 1962;

async function signIn(page: Page, customer: number) {
  await page.goto('/kirjaudu?next=/oma-tili/yritys');
  await page.getByLabel('Sähköposti', { exact: true }).fill(customerEmail(customer));
  await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Kirjaudu sisään', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Yritystili', exact: true })).toBeVisible();
}

/** The address of the invitation in the mailbox of the demo. */
async function invitationTo(page: Page, email: string): Promise<string> {
  const found = async () => {
    const answer = await page.request.get(`/mailbox/messages.json?to=${encodeURIComponent(email)}`);
    const { messages } = (await answer.json()) as { messages: { text: string }[] };
    return /\/oma-tili\/yritys\/kutsu\/[\w-]+/.exec(messages[0]?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(found, { timeout: 20_000 }).not.toBe('');
  return found();
}

test('a company applies, is approved and invites a buyer (company-1 to company-7)', async ({ page, browser }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, OWNER);
  await page.getByLabel('Yrityksen nimi').fill('Metsäurakointi Korpi Oy');
  await page.getByLabel('Y-tunnus').fill('2122839-8');
  await page.getByLabel('Yhteyshenkilö').fill('Maija Korpi');
  await page.getByLabel('Puhelin').fill('040 123 4567');
  await page.getByRole('button', { name: 'Lähetä hakemus' }).click();
  await expect(page.getByText('Tarkista Y-tunnus. Se on muotoa 1234567-1.').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  // the header lies over the crumbs while the error summary has the focus
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByLabel('Y-tunnus').fill('2122839-7');
  await page.getByLabel(/^Verkkolaskuosoite/).fill('0037 2122 8397');
  await page.getByLabel(/^Välittäjän tunnus/).fill('DABAFIHH');
  await page.getByRole('button', { name: 'Lähetä hakemus' }).click();
  await expect(page.getByText(/^Hakemus on tarkistettavana/)).toBeVisible();

  const staffContext = await browser.newContext();
  const staff = await staffContext.newPage();
  await asStaff(staff, 'sales');
  await staff.goto(`${ADMIN}/yritykset`);
  await staff.getByRole('link', { name: 'Metsäurakointi Korpi Oy' }).click();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Hyväksy' }).click();
  await expect(staff.getByText('Tallennettu.')).toBeVisible();
  await expectAccessible(staff);

  await page.reload();
  await page.locator('main').getByLabel('Sähköpostiosoite').fill(customerEmail(BUYER));
  await page.getByRole('button', { name: 'Lähetä kutsu' }).click();
  await expect(page.getByRole('heading', { name: 'Avoimet kutsut' })).toBeVisible();
  const invitation = await invitationTo(page, customerEmail(BUYER));
  await page.goto(invitation);
  await expect(page.getByText(/^Kutsu on lähetetty osoitteeseen/)).toBeVisible();

  const buyerContext = await browser.newContext();
  const buyer = await buyerContext.newPage();
  await signIn(buyer, BUYER);
  await buyer.goto(invitation);
  await expectAccessible(buyer);
  await buyer.getByRole('button', { name: 'Liity yritystilille' }).click();
  await expect(buyer.getByText('Roolisi on ostaja.')).toBeVisible();
  await expect(buyer.getByRole('heading', { name: 'Kutsu käyttäjä' })).toBeHidden();

  // the checkout is a company's: filled in, without VAT first, without the consumer's rights (company-5, company-6)
  await buyer.setViewportSize({ width: 360, height: 800 });
  await buyer.goto('/oma-tili/yritys');
  await buyer.getByRole('main').getByRole('switch', { name: 'Näytä hinnat ilman arvonlisäveroa' }).check();
  await putTyreIntoCart(buyer, 'fi');
  await openCheckout(buyer, 'fi');
  await expect(buyer.getByLabel('Y-tunnus')).toHaveValue('2122839-7');
  await expect(buyer.getByLabel(/^Verkkolaskuosoite/)).toHaveValue('003721228397');
  const review = buyer.getByRole('region', { name: 'Tarkista ja tilaa' });
  await expect(review.getByText('Yhteensä ilman ALV:a')).toBeVisible();
  await expect(review).not.toContainText('peruutusoikeus');
  await expectNoSidewaysScroll(buyer);
  await expectAccessible(buyer);

  await page.goto('/oma-tili/yritys');
  await page.getByRole('link', { name: 'Yrityksen tilaukset' }).click();
  await expect(page.getByText('Yrityksen nimissä ei ole vielä tilattu.')).toBeVisible();
  await expectAccessible(page);
  // above the buyer's limit the order waits for the owner, who reads its sums and goes on to the payment (approval-1, approval-2)
  await page.goto('/oma-tili/yritys');
  await page.getByLabel('Tilausraja euroina ilman arvonlisäveroa: Aino Virtanen').fill('10');
  await page.getByRole('button', { name: 'Tallenna tilausraja: Aino Virtanen' }).click();
  await expect(page.getByText('Tiedot tallennettu!').first()).toBeVisible();
  await buyer.getByLabel(words.fi.phone).fill('040 123 4567');
  await buyer.getByRole('button', { name: words.fi.goOn }).click();
  await chooseStorePickup(buyer, 'fi');
  await choosePayment(buyer);
  await buyer.getByRole('button', { name: words.fi.place }).click();
  await expect(buyer.getByText(/^Tilaus ylittää tilausrajasi/)).toBeVisible();
  await page.goto('/oma-tili/yritys/tilaukset');
  await expect(page.getByText(/odottaa hyväksyntää/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hyväksy ja tilaa: Aino Virtanen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.fi.simulator })).toBeVisible();
  await buyer.goto('/oma-tili/yritys/tilaukset');
  await expect(buyer.getByText(/hyväksytty, tilaus/)).toBeVisible();

  await page.goto('/oma-tili/yritys');
  await page.getByRole('button', { name: 'Poistu yritystililtä' }).click();
  await expect(page.getByText('Yritystilillä on oltava vähintään yksi pääkäyttäjä.').first()).toBeVisible();
  await page.getByLabel('Rooli: Aino Virtanen', { exact: true }).selectOption('owner');
  await page.getByRole('button', { name: 'Vaihda rooli: Aino Virtanen' }).click();
  await expect(page.getByText('Tiedot tallennettu!').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
