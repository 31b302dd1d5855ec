import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from '../admin/hand.ts';
import { newEmail, words } from '../shopper.ts';

const say = words.fi;

/** A task as a shopper does it, from the home page on; `presses`: no more may be needed. */
export type Task = {
  name: string;
  presses: number;
  /** What others did before: an order to return, a gift card received. Counts as no press. */
  before?: (page: Page) => Promise<string>;
  /** `given`: what `before` made, such as the code of a card. */
  walk: (hand: Hand, given: string) => Promise<void>;
};

export const main = (page: Page): Locator => page.getByRole('main');

export async function findByName(hand: Hand, typed: string, option: string | RegExp) {
  await hand.type(hand.page.getByRole('combobox', { name: say.search }), typed);
  await hand.press(hand.page.getByRole('option', { name: option }).first());
  await expect(hand.page).toHaveURL(/\/product\//);
}

/** Chooses the first offered value of each attribute, and puts the product into the cart. */
export async function addChosen(hand: Hand) {
  const options = main(hand.page).getByRole('form', { name: 'Vaihtoehdot' });
  const add = main(hand.page).getByRole('button', { name: say.add, exact: true });
  const unchosen = options.locator('fieldset:not(:has(:checked))');
  await expect(options.or(add).first()).toBeVisible();
  while ((await unchosen.count()) > 0) {
    const left = await unchosen.count();
    await expect(add).toHaveCount(0);
    await hand.press(unchosen.first().locator('label:has(input:not([aria-label*=","]))').first());
    await expect(unchosen).toHaveCount(left - 1);
  }
  await hand.press(add.first());
  await expect(hand.page.getByText(say.added)).toBeVisible();
}

export async function toCheckout(hand: Hand) {
  await hand.press(hand.page.getByRole('dialog').getByRole('link', { name: say.toCheckout }));
  await hand.sees(say.checkoutTitle);
}

export async function fillContact(hand: Hand) {
  const { page } = hand;
  await hand.type(page.getByLabel(say.firstname), 'Maija');
  await hand.type(page.getByLabel(say.lastname), 'Mallikas');
  await hand.type(page.getByRole('textbox', { name: say.email }), newEmail());
  await hand.type(page.getByLabel(say.phone), '040 123 4567');
  await hand.press(page.getByRole('button', { name: say.goOn }));
}
