import { expect } from '@playwright/test';
import { PASSWORD } from '../accounts/sign-in-steps.ts';
import { linkIn, newAddress, readMail } from '../accounts/visitor.ts';
import { newEmail, words } from '../shopper.ts';
import { findByName, main, type Task } from './task.ts';

const say = words.fi;

export const listsAndKeyboard: Task[] = [
  {
    name: 'an account made by a heart, and the wish list shared',
    presses: 13,
    walk: async (hand) => {
      const { page } = hand;
      const email = newAddress();
      await findByName(hand, 'kaira reitti 600 e', /Kaira Reitti 600/);
      const heart = main(page).getByRole('link', { name: 'Lisää toivelistalle', exact: true });
      await hand.press(heart);
      await hand.press(main(page).getByRole('link', { name: 'Luo tili' }));
      await hand.type(page.getByLabel('Etunimi'), 'Maija');
      await hand.type(page.getByLabel('Sukunimi'), 'Mallikas');
      await hand.type(page.getByLabel('Sähköposti', { exact: true }), email);
      await hand.type(page.getByLabel('Salasana', { exact: true }), PASSWORD);
      await hand.press(main(page).getByRole('button', { name: 'Luo tili', exact: true }));
      await hand.sees('Tarkista sähköpostisi');
      await page.goto(linkIn(await readMail(page, email, 'Vahvista sähköpostiosoitteesi')));
      await hand.press(main(page).getByRole('button', { name: 'Vahvista osoite' }));
      await hand.press(page.getByRole('link', { name: 'Toivelistat joissa on tuotteita' }));
      await hand.press(main(page).getByRole('link', { name: 'Toivelista', exact: true }));
      await hand.press(page.getByRole('button', { name: 'Luo jaettava linkki' }));
      await expect(page.getByLabel('Linkki toivelistaan')).toHaveValue(/\/toivelista\//);
    },
  },
  {
    name: 'a belt for a known sled, to a pickup point, by keyboard only (keys beside typing)',
    presses: 70,
    walk: async (hand) => {
      const { page } = hand;
      await hand.tabTo(page.getByRole('combobox', { name: say.search }));
      await hand.write('hihna kaira reitti 600');
      await expect(page.getByRole('option', { name: /variaattorihihna/ }).first()).toBeVisible();
      await hand.keyTo('ArrowDown', page.locator('[role=option][aria-selected=true]', { hasText: /variaattorihihna/ }));
      await hand.key('Enter');
      await expect(page).toHaveURL(/\/product\//);
      await hand.tabTo(main(page).getByRole('button', { name: say.add, exact: true }).first());
      await hand.key('Enter');
      await hand.tabTo(page.getByRole('dialog').getByRole('link', { name: say.toCheckout }));
      await hand.key('Enter');
      await hand.sees(say.checkoutTitle);
      for (const [field, typed] of [
        [page.getByLabel(say.firstname), 'Maija'],
        [page.getByLabel(say.lastname), 'Mallikas'],
        [page.getByRole('textbox', { name: say.email }), newEmail()],
        [page.getByLabel(say.phone), '040 123 4567'],
      ] as const) {
        await hand.tabTo(field);
        await hand.write(typed);
      }
      await hand.key('Enter');
      await expect(page.getByRole('heading', { name: /^Toimitus/ })).toBeFocused();
      await hand.tabTo(page.locator('[name=deliveryType]'));
      await hand.keyTo('ArrowDown', page.getByRole('radio', { name: say.byPoint, checked: true }));
      await hand.tabTo(page.locator('[name=methodId]'));
      await hand.keyTo('ArrowDown', page.getByRole('radio', { name: say.parcel, checked: true }));
      await hand.tabTo(page.getByLabel(say.pointsPostcode));
      await hand.write('96200');
      const point = page.getByRole('group', { name: say.point }).getByRole('radio').first();
      await expect(point).toBeAttached();
      await hand.tabTo(point);
      await hand.key('Space');
      await hand.tabTo(page.getByRole('region', { name: /^Maksu/ }).getByRole('radio'));
      await hand.keyTo('ArrowDown', page.getByRole('radio', { name: /^OP Verkkopankki/, checked: true }));
      await hand.tabTo(page.getByRole('button', { name: say.place }));
      await hand.key('Enter');
      await hand.sees(say.simulator);
    },
  },
];
