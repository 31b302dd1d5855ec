import type { KillOrder } from './kill-hook.ts';

/** A named step of an order's way and where it is killed. */
export type Step = { name: string; during: 'placing' | 'paying'; kill: KillOrder };

const statement = (name: string, during: Step['during'], words: string, when: 'before' | 'after' = 'after'): Step => ({
  name: `${when} ${name}`,
  during,
  kill: { when, statement: words },
});
const gateway = (when: 'before' | 'after'): Step => ({
  name: `${when} the gateway is asked to open the payment`,
  during: 'placing',
  kill: { when, url: '/simulator/payments' },
});

/** Everything an order writes, in the order it writes it: placing up to its commit, the gateway, paying, the mail. */
export const steps: Step[] = [
  statement('the order is stored', 'placing', 'insert into customer_order', 'before'),
  statement('the order is stored', 'placing', 'insert into customer_order'),
  statement('its lines are stored', 'placing', 'insert into order_line'),
  statement('its pieces are held', 'placing', 'insert into stock_hold'),
  statement('the campaign is used', 'placing', 'insert into campaign_use'),
  statement('the card is held', 'placing', 'insert into gift_card_entry'),
  statement('the card is written down', 'placing', 'insert into order_gift_card'),
  statement('the payment is stored', 'placing', 'insert into payment_attempt'),
  // between these two lies the commit
  gateway('before'),
  gateway('after'),
  statement('the payment is open', 'placing', 'update payment_attempt set transaction_id'),
  statement('the payment is ok', 'paying', 'update payment_attempt set status', 'before'),
  statement('the payment is ok', 'paying', 'update payment_attempt set status'),
  statement('the pieces have left the shelf', 'paying', 'update stock_level level set'),
  statement('the hold has ended', 'paying', 'delete from stock_hold'),
  statement('the order is paid', 'paying', 'update customer_order set status'),
  statement('a mail is written', 'paying', 'insert into outbox_mail'),
  statement('the bought card is made', 'paying', 'insert into gift_card '),
  statement('a mail is taken for sending', 'paying', 'update outbox_mail set attempts'),
  statement('a mail is in the mailbox', 'paying', 'insert into mailbox_message'),
  statement('a mail is marked sent', 'paying', 'update outbox_mail set status'),
];
