import { expect, type Page, test } from '@playwright/test';
import { customerEmail, PASSWORD } from './accounts/customers.ts';
import { deliveryWords, PARCEL, toCheckoutWith } from './delivery/words.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, newEmail, words } from './shopper.ts';

// fingers on a small phone, whatever the project
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const say = { ...words.fi, ...deliveryWords.fi };
const HEADINGS = ['Yhteystiedot', 'Toimitus', 'Maksu', 'Tarkista ja tilaa'] as const;
type Heading = (typeof HEADINGS)[number];

/** How far below the top of the screen a heading may begin: the room above it. */
const MOST_ABOVE = 40;

/** The heading of a step has the focus and stands at the top of the screen. */
async function expectAtTop(page: Page, name: Heading) {
  const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
  await expect(heading).toBeFocused();
  await expect
    .poll(async () => {
      const y = (await heading.boundingBox())?.y ?? -1;
      return y >= 0 && y <= MOST_ABOVE;
    }, name)
    .toBe(true);
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();
const pick = (page: Page, name: string | RegExp) =>
  page
    .locator('label.radio-card')
    .filter({ has: page.getByRole('radio', { name }) })
    .tap();

async function signIn(page: Page, n: number) {
  await page.goto('/kirjaudu');
  await hydrated(page);
  await page.getByLabel('Sähköposti', { exact: true }).fill(customerEmail(n));
  await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Kirjaudu sisään', exact: true }).click();
  await expect(page).toHaveURL(/oma-tili/);
}

const deliveries = {
  'store pickup': async (page: Page) => {
    await pick(page, say.byStore);
    await pick(page, say.storePickup);
    return 'Rovaniemi';
  },
  'a pickup point': async (page: Page) => {
    await pick(page, say.byPoint);
    await pick(page, say.parcel);
    await page.getByLabel(say.pointsPostcode).fill('96200');
    const points = page.getByRole('group', { name: say.point });
    await expect(points.getByRole('radio')).toHaveCount(5);
    await expect(page.getByLabel(say.street)).toHaveCount(0);
    const point = points.locator('label.radio-card').nth(1);
    await expect(point).toContainText(/\d (m|km)/);
    await point.tap();
    return (await point.locator('b').textContent()) ?? '';
  },
  'home delivery': async (page: Page) => {
    await pick(page, say.byHome);
    await pick(page, say.home);
    await page.getByLabel(say.street).fill('Koivukatu 12 B 4');
    await page.getByLabel(say.postcode, { exact: true }).fill('96200');
    await expect(page.getByLabel(say.city, { exact: true })).toHaveValue('Rovaniemi');
    return 'Koivukatu 12 B 4';
  },
};

const walks = [
  ['a guest', 'store pickup'],
  ['a customer', 'a pickup point'],
  ['a guest', 'home delivery'],
] as const;

for (const [who, way] of walks) {
  // buying.spec.ts walks store pickup
  const tag = way === 'store pickup' ? '@thorough' : [];
  test(`${who}, ${way}: each step's heading comes to the top, the review shows everything (checkout-2)`, {
    tag,
  }, async ({ page }) => {
    const isCustomer = who === 'a customer';
    const email = isCustomer ? customerEmail(1900) : newEmail();
    if (isCustomer) await signIn(page, 1900);
    await toCheckoutWith(page, 'fi', PARCEL);
    if (!isCustomer) {
      await page.getByLabel(say.firstname).fill('Maija');
      await page.getByLabel(say.lastname).fill('Mallikas');
      await page.getByRole('textbox', { name: say.email }).fill(email);
    }
    await page.getByLabel(say.phone).fill('040 123 4567');
    await tap(page, say.goOn);
    await expectAtTop(page, 'Toimitus');
    const place = await deliveries[way](page);
    await tap(page, 'Jatka maksutapaan');
    await expectAtTop(page, 'Maksu');
    await pick(page, /^OP Verkkopankki/);
    await tap(page, 'Jatka tilauksen tarkistukseen');
    await expectAtTop(page, 'Tarkista ja tilaa');
    const review = page.getByRole('region', { name: 'Tarkista ja tilaa' });
    const name = isCustomer ? 'Aino Virtanen' : 'Maija Mallikas';
    for (const text of [name, email, '040 123 4567', place, 'OP'])
      await expect(review.locator('dl').first()).toContainText(text);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await review.getByRole('button', { name: 'Muuta toimitusta' }).tap();
    await expectAtTop(page, 'Toimitus');
    await tap(page, 'Jatka tilauksen tarkistukseen');
    await expectAtTop(page, 'Tarkista ja tilaa');
    await review.getByRole('button', { name: 'Muuta yhteystietoja' }).tap();
    await expectAtTop(page, 'Yhteystiedot');
  });
}

test('contact details are judged when they were left, without moving the form, and Enter leads on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await toCheckoutWith(page, 'fi', PARCEL);
  const contact = page.getByRole('region', { name: 'Yhteystiedot' });
  const errors = contact.locator('.has-err');
  const email = page.getByRole('textbox', { name: say.email });
  const firstname = page.getByLabel(say.firstname);
  await page.getByLabel(say.phone).focus();
  await firstname.focus();
  await expect(errors).toHaveCount(0);
  // the error takes the hint's place: the field below stays
  const below = () =>
    page.getByLabel(say.phone).evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
  const before = await below();
  await email.fill('maija@');
  await firstname.focus();
  await expect(errors).toHaveCount(1);
  expect(await below()).toBe(before);

  await tap(page, say.goOn);
  await expect(contact.getByRole('alert')).toBeFocused();
  await expect(errors).toHaveCount(4);
  const after = await below();
  await firstname.fill('Maija');
  await page.getByLabel(say.lastname).fill('Mallikas');
  await email.fill(newEmail());
  await expect(errors).toHaveCount(1);
  expect(await below()).toBe(after);

  await test.step('asks about a misspelled mail service', async () => {
    await email.fill('maija@gmial.com');
    await expect(page.getByText('Tarkoititko')).toHaveCount(0);
    await firstname.focus();
    await expect(page.getByText('Tarkoititko')).toBeVisible();
    await expectAccessible(page);
    await tap(page, 'maija@gmail.com');
    await expect(email).toHaveValue('maija@gmail.com');
    await expect(page.getByText('Tarkoititko')).toHaveCount(0);
  });

  await test.step('tells a company nothing of the consumer’s right of withdrawal', async () => {
    await expect(page.getByText(/14 päivän/).first()).toBeVisible();
    await pick(page, /^Yritys/);
    await expect(page.getByText(/14 päivän/)).toHaveCount(0);
    // fields that appear are not red before they were used
    await expect(errors).toHaveCount(1);
    await pick(page, /^Yksityis/);
  });

  await page.getByLabel(say.phone).fill('040 123 4567');
  await page.keyboard.press('Enter');
  await expectAtTop(page, 'Toimitus');
});
