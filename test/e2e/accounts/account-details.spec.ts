import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../shopper.ts';
import { accountNav } from './account-nav.ts';
import { accountWords } from './account-words.ts';
import { newAccount } from './new-account.ts';
import { test } from './visitor.ts';

type Words = (typeof accountWords)['fi' | 'en'];

const detailsPage = (page: Page, say: Words) => page.goto(`${say.base}/oma-tili/omat-tiedot`);
const addresses = (page: Page, say: Words) => page.getByRole('region', { name: say.addresses });
const personal = (page: Page, say: Words) => page.getByRole('region', { name: say.personal });
const openForm = (page: Page, name: string) => page.getByRole('region', { name });

async function fillAddress(page: Page, say: Words, form: string, street: string) {
  await openForm(page, form).getByLabel(say.street).fill(street);
  await openForm(page, form).getByLabel(say.postcode).fill('96200');
}

for (const language of ['fi', 'en'] as const) {
  const say = accountWords[language];

  test(`own details are saved, and errors are named (${language})`, async ({ page }) => {
    await newAccount(page, language);
    await detailsPage(page, say);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await personal(page, say).getByLabel(say.phone).fill('ei numero');
    await personal(page, say).getByRole('button', { name: say.save }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('link', { name: say.phoneWrong })).toBeVisible();
    await expectAccessible(page);
    await personal(page, say).getByLabel(say.phone).fill('040 123 4567');
    await personal(page, say).getByLabel(say.dob).fill('1984-02-29');
    await personal(page, say).getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.saved)).toBeVisible();
    await expect(page).not.toHaveURL(/tehty/);
    await page.reload();
    await expect(personal(page, say).getByLabel(say.phone)).toHaveValue('+358401234567');
    await expect(personal(page, say).getByLabel(say.dob)).toHaveValue('1984-02-29');
    // told once
    await expect(page.getByText(say.saved)).toBeHidden();
  });

  test(`addresses are added, changed and removed (${language})`, { tag: '@thorough' }, async ({ page }) => {
    await newAccount(page, language);
    await detailsPage(page, say);
    await hydrated(page);
    await page.getByRole('link', { name: say.addAddress }).click();
    await expect(openForm(page, say.newAddress)).toBeFocused();
    await expectAccessible(page);
    await openForm(page, say.newAddress).getByLabel(say.postcode).fill('962');
    await openForm(page, say.newAddress).getByRole('button', { name: say.save }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByRole('link', { name: say.postcodeWrong }).click();
    await expect(openForm(page, say.newAddress).getByLabel(say.postcode)).toBeFocused();

    await fillAddress(page, say, say.newAddress, 'Koivukatu 1');
    // the town comes by itself and may be changed
    await expect(openForm(page, say.newAddress).getByLabel(say.city)).toHaveValue('Rovaniemi');
    await openForm(page, say.newAddress).getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.added)).toBeVisible();
    await expect(addresses(page, say)).toBeFocused();
    await expect(addresses(page, say).getByText(say.defaultShipping)).toHaveCount(1);

    await page.getByRole('link', { name: say.addAddress }).click();
    await fillAddress(page, say, say.newAddress, 'Mökkitie 2');
    await openForm(page, say.newAddress).getByLabel(say.defaultShipping).check();
    await openForm(page, say.newAddress).getByRole('button', { name: say.save }).click();
    // one default of a kind
    const cards = addresses(page, say).getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.filter({ hasText: 'Mökkitie 2' }).getByText(say.defaultShipping)).toBeVisible();
    await expect(cards.filter({ hasText: 'Koivukatu 1' }).getByText(say.defaultShipping)).toBeHidden();

    await page.getByRole('link', { name: say.editAddress('Koivukatu 1') }).click();
    await openForm(page, say.edit).getByLabel(say.street).fill('Koivukatu 12 B');
    await openForm(page, say.edit).getByRole('button', { name: say.save }).click();
    await expect(page.getByText(say.updated)).toBeVisible();
    await expect(cards.filter({ hasText: 'Koivukatu 12 B' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: say.removeAddress('Koivukatu 12 B') }).click();
    await expect(page.getByText(say.removed)).toBeVisible();
    await expect(cards).toHaveCount(1);

    // no connection: the address stays, and the page says so
    await page.route('**/*.data*', (route) => route.abort());
    await page.getByRole('button', { name: say.removeAddress('Mökkitie 2') }).click();
    await expect(page.getByText(say.notRemoved)).toBeVisible();
    await expect(cards).toHaveCount(1);
  });
}

test('an address goes in by the keyboard alone, and Åland is told of', { tag: '@thorough' }, async ({ page }) => {
  const say = accountWords.fi;
  await newAccount(page, 'fi');
  await detailsPage(page, say);
  await hydrated(page);
  await page.getByRole('link', { name: say.addAddress }).focus();
  await page.keyboard.press('Enter');
  await expect(openForm(page, say.newAddress)).toBeFocused();
  const type = async (label: string, text: string) => {
    const field = openForm(page, say.newAddress).getByLabel(label);
    for (let i = 0; i < 12 && !(await field.evaluate((element) => element === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await type(say.street, 'Torggatan 1');
  await type(say.postcode, '22100');
  await expect(page.getByText(/^Ahvenanmaalle emme toimita/)).toBeVisible();
  await expect(openForm(page, say.newAddress).getByLabel(say.city)).not.toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say.added)).toBeVisible();
  await expect(addresses(page, say).getByText('22100')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of ['fi', 'en'] as const) {
    const say = accountWords[language];

    test(`the forms do their work (${language})`, { tag: '@thorough' }, async ({ page }) => {
      await newAccount(page, language);
      await detailsPage(page, say);
      await page.getByRole('link', { name: say.addAddress }).click();
      await fillAddress(page, say, say.newAddress, 'Koivukatu 1');
      await openForm(page, say.newAddress).getByLabel(say.postcode).fill('96-20');
      await openForm(page, say.newAddress).getByLabel(say.city).fill('Rovaniemi');
      await openForm(page, say.newAddress).getByRole('button', { name: say.save }).click();
      await expect(page.getByRole('link', { name: say.postcodeWrong })).toBeVisible();
      await expect(openForm(page, say.newAddress).getByLabel(say.street)).toHaveValue('Koivukatu 1');
      await openForm(page, say.newAddress).getByLabel(say.postcode).fill('96200');
      await openForm(page, say.newAddress).getByRole('button', { name: say.save }).click();
      await expect(page.getByRole('status').filter({ hasText: say.added })).toBeVisible();
      await page.getByRole('button', { name: say.removeAddress('Koivukatu 1') }).click();
      await expect(page.getByRole('status').filter({ hasText: say.removed })).toBeVisible();
      await expect(page.getByText(say.noAddresses)).toBeVisible();
      await page.goto(`${say.base}/oma-tili/markkinointiluvat`);
      await page.getByLabel(say.bySms).check();
      await page.getByRole('button', { name: say.save }).click();
      await expect(page.getByRole('status').filter({ hasText: say.permissionsSaved })).toBeVisible();
      await expect(page.getByLabel(say.bySms)).toBeChecked();
      await (await accountNav(page, say)).getByRole('button', { name: say.signOut }).click();
      await page.goto(`${say.base}/oma-tili/tilaukset`);
      await expect(page).toHaveURL(new RegExp(`${say.base}/kirjaudu\\?next=`));
    });
  }
});
