import { decideOnly, makeLimited, place, purchase } from '../http-buyer.ts';
import { heldOf, mailsOf, paidEventsOf, type Race, shelfOf } from './race.ts';

const ORDERS = 6;

/** The gateway's callback and the shopper's own way back, each at both servers, all at once: paid once. */
export const callbackFirst: Race = {
  name: 'callback before redirect',
  async run({ db, serverOf, check, count }, round) {
    const sku = `BACK-${round}`;
    await makeLimited(db, sku, { oulu: ORDERS });
    const placed = await Promise.all(
      Array.from({ length: ORDERS }, async (_, i) => ({
        url: serverOf(i),
        answer: await place(serverOf(i), purchase(sku)),
      })),
    );
    const ways = await Promise.all(
      placed.map(async ({ url, answer }) =>
        'transactionId' in answer ? decideOnly(url, answer.transactionId, 'pay', 'never') : '',
      ),
    );
    const statuses = await Promise.all(
      ways.flatMap((way) => {
        const { pathname, search } = new URL(way);
        const paths = [pathname.replace('/return/', '/callback/'), pathname];
        return [0, 1].flatMap((i) =>
          paths.map((path) => fetch(`${serverOf(i)}${path}${search}`, { redirect: 'manual' })),
        );
      }),
    );
    const answered = statuses.map(({ status }) => status).sort();
    check('all answered', answered, [...Array(ORDERS * 2).fill(200), ...Array(ORDERS * 2).fill(303)]);
    check('paid transitions', await count(paidEventsOf, [sku]), ORDERS);
    check('mails', await count(mailsOf, [sku]), 2 * ORDERS);
    check('pieces on the shelf', await count(shelfOf, [sku]), 0);
    check('pieces held', await count(heldOf, [sku]), 0);
    return `${ORDERS} orders, ${statuses.length} ways back`;
  },
};
