import { decide, makeLimited, place, purchase } from '../http-buyer.ts';
import { heldOf, mailsOf, paidEventsOf, type Race, shelfOf } from './race.ts';

const BUYERS = 50;
const PIECES = { oulu: 2, rovaniemi: 2, ranua: 1 };

/** 50 buyers at once for five pieces: five orders. Then all five pay at once, called back twice. */
export const lastPiece: Race = {
  name: 'last piece',
  async run({ db, serverOf, check, count }, round) {
    const sku = `RACE-${round}`;
    await makeLimited(db, sku, PIECES);
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: BUYERS }, (_, i) => place(serverOf(i), purchase(sku))));
    const ms = Math.round(performance.now() - started);

    const bought = answers.flatMap((answer, i) => (answer.number ? [{ ...answer, url: serverOf(i) }] : []));
    const refused = answers.filter(
      (answer) => answer.status === 409 && 'message' in answer && answer.message === 'unavailable',
    );
    check('orders acknowledged', bought.length, 5);
    check('refused as unavailable', refused.length, BUYERS - 5);
    check('pieces ordered', await count('select sum(amount)::int as n from order_line where sku = $1', [sku]), 5);
    check('pieces held', await count(heldOf, [sku]), 5);

    const landings = await Promise.all(
      bought.map(({ url, transactionId }) => decide(url, transactionId, 'pay', 'twice')),
    );
    check('paid', landings.filter((landing) => landing.startsWith('/kiitos')).length, 5);
    check('pieces on the shelves', await count(shelfOf, [sku]), 0);
    check('pieces held after', await count(heldOf, [sku]), 0);
    check('paid transitions', await count(paidEventsOf, [sku]), 5);
    check('mails', await count(mailsOf, [sku]), 10);
    return `${bought.length} orders of ${BUYERS} buyers in ${ms} ms`;
  },
};
