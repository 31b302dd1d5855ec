import { decide, makeLimited, place, purchase } from '../http-buyer.ts';
import { heldOf, mailsOf, ordersOf, paidEventsOf, type Race, shelfOf } from './race.ts';

const CLICKS = 10;

/** 'Tilaa ja maksa' pressed ten times at once, the requests going to both servers: one order, one payment. */
export const doubleClick: Race = {
  name: 'double click',
  async run({ db, serverOf, check, count }, round) {
    const sku = `CLICK-${round}`;
    await makeLimited(db, sku, { oulu: CLICKS });
    const request = purchase(sku);
    const answers = await Promise.all(Array.from({ length: CLICKS }, (_, i) => place(serverOf(i), request)));
    const numbers = new Set(answers.map(({ number }) => number));
    const payments = new Set(answers.map((answer) => ('transactionId' in answer ? answer.transactionId : '')));
    check('all answered alike', [numbers.size, payments.size, numbers.has(undefined)], [1, 1, false]);
    check('orders', await count(ordersOf, [sku]), 1);
    check('pieces held', await count(heldOf, [sku]), 1);
    const attempts = `select count(*)::int as n from payment_attempt
      where order_id in (select order_id from order_line where sku = $1)`;
    check('payment attempts', await count(attempts, [sku]), 1);
    const [transactionId = ''] = payments;
    await Promise.all([0, 1].map((i) => decide(serverOf(i), transactionId, 'pay', 'twice')));
    check('paid transitions', await count(paidEventsOf, [sku]), 1);
    check('mails', await count(mailsOf, [sku]), 2);
    check('pieces on the shelf', await count(shelfOf, [sku]), CLICKS - 1);
    return `${CLICKS} clicks, 1 order, ${payments.size} payment`;
  },
};
