import { randomUUID } from 'node:crypto';
import { byCommand } from '#test/actors.ts';
import { decide, makeLimited, place, purchase } from '../http-buyer.ts';
import { heldOf, mailsOf, ordersOf, type Race } from './race.ts';

const BUYERS = 10;

/** One quote, accepted on ten screens at once and ordered on ten: one order. */
export const quoteTwice: Race = {
  name: 'quote accepted twice',
  async run({ db, shop, serverOf, check, count }, round) {
    const sku = `QUOTE-${round}`;
    await makeLimited(db, sku, { oulu: BUYERS });
    const asked = await shop.quotes.send(
      {
        items: [{ sku, amount: 1 }],
        firstname: 'Aino',
        lastname: 'Virtanen',
        email: `aino${round}@example.fi`,
        idempotencyKey: randomUUID(),
      },
      'fi',
      null,
      { ip: `10.0.0.${round}` },
    );
    const number = asked.ok ? asked.value.number : '';
    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await shop.quotes.staff.reply(byCommand, number, { validUntil: soon, words: '', lines: [{ sku, price: 40 }] });
    const secret = (await shop.quotes.byNumber(number))?.secret ?? '';
    await Promise.all(Array.from({ length: BUYERS }, () => shop.quotes.accept(secret)));

    const request = () => ({ ...purchase(sku), lines: [], quote: secret, totalCents: 4000 });
    const answers = await Promise.all(Array.from({ length: BUYERS }, (_, i) => place(serverOf(i), request())));
    const bought = answers.flatMap((answer, i) => (answer.number ? [{ ...answer, url: serverOf(i) }] : []));
    check('orders acknowledged', bought.length, 1);
    check('refused by the field', answers.filter(({ status }) => status === 400).length, BUYERS - 1);
    check('orders', await count(ordersOf, [sku]), 1);
    check('pieces held', await count(heldOf, [sku]), 1);
    for (const { url, transactionId } of bought) await decide(url, transactionId, 'pay', 'twice');
    check('mails', await count(mailsOf, [sku]), 2);
    const accepted = "select count(*)::int as n from quote where number = $1 and status = 'ordered'";
    check('the quote is ordered', await count(accepted, [number]), 1);
    return `1 order of ${BUYERS} screens`;
  },
};
