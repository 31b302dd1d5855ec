import { byCommand } from '#test/actors.ts';
import { decide, makeGoods, place, purchase } from '../http-buyer.ts';
import { mailsOf, paidEventsOf, type Race } from './race.ts';

const BUYERS = 10;
const PARTLY = 5;

/** One card of 120 € and ten orders of 50 € on it at once: two. Then five for the 20 € that are left: one. */
export const giftCard: Race = {
  name: 'gift card',
  async run({ db, shop, serverOf, check, count }, round) {
    const sku = `CARD-${round}`;
    await makeGoods(db, sku);
    const card = await shop.giftCards.staff.make(byCommand, { cents: 12_000, reason: 'race' });
    const giftCardCode = card?.code ?? '';
    const open = async () => (await shop.giftCards.details(giftCardCode)).openAmount;
    const buy = (buyers: number, toPayCents: number) =>
      Promise.all(
        Array.from({ length: buyers }, (_, i) => place(serverOf(i), { ...purchase(sku), giftCardCode, toPayCents })),
      );

    const whole = await buy(BUYERS, 0);
    check('paid by the card alone', whole.filter(({ status }) => status === 201).length, 2);
    check('told of another sum', whole.filter(({ status }) => status === 409).length, BUYERS - 2);
    check('paid transitions', await count(paidEventsOf, [sku]), 2);
    check('mails', await count(mailsOf, [sku]), 4);
    check('left on the card', await open(), 2000);

    const partly = await buy(PARTLY, 3000);
    const [bought, ...more] = partly.flatMap((answer, i) => (answer.number ? [{ ...answer, url: serverOf(i) }] : []));
    check('one more order', [bought !== undefined, more.length], [true, 0]);
    check('nothing on the card', await open(), 0);
    if (bought) await decide(bought.url, bought.transactionId, 'pay', 'twice');
    check('paid transitions after', await count(paidEventsOf, [sku]), 3);
    const entries = `select count(*)::int as n from gift_card_entry where gift_card_id = $1`;
    check('ledger rows', await count(entries, [card?.id]), 4);
    check('no card is below zero', await count(BELOW_ZERO), 0);
    return '2 whole and 1 partly of 15 buyers';
  },
};

const BELOW_ZERO = `select count(*)::int as n from
  (select gift_card_id from gift_card_entry group by gift_card_id having sum(cents) < 0) as cards`;
