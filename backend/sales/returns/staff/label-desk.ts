import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { LabelProviders } from '#backend/sales/delivery/labels/service.ts';
import type { CustomerOrderService } from '#backend/sales/orders/customer/service.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { WithdrawalMail } from '../mails/withdrawal-mail.ts';
import { bookReturnLabel, type LabelOutcome, returnCarrier, returnLabelFile } from '../return-label.ts';
import { scopeOf, seesContacts } from './withdrawal-access.ts';
import { findWithdrawal, type StoredWithdrawal } from './withdrawal-queries.ts';

export type LabelDeskDeps = {
  ctx: Pick<ShopContext, 'db' | 'now'>;
  mail: Pick<MailService<WithdrawalMail>, 'queue'>;
  ownOrders: Pick<CustomerOrderService, 'storedById'>;
  labels: LabelProviders;
};

/** 'none': no label was booked. */
export type MailLabelOutcome = Ok<null> | FailBy<{ unknown: unknown; none: unknown }>;

/** The carrier's label of a return in the hands of staff: booked, printed, mailed to the customer (return-7). */
export function createLabelDesk({ ctx, mail, ownOrders, labels }: LabelDeskDeps) {
  const { kysely } = ctx.db;
  const subjectOf = (id: string) => ({ kind: 'withdrawal', id });

  const orderOf = async ({ state, order }: StoredWithdrawal) =>
    order && state === 'received' ? ownOrders.storedById(order.id) : null;

  return {
    /** Whether a carrier's label can be booked for a return: its goods have not come, and its order came as a parcel. */
    async mayHaveLabel(withdrawal: StoredWithdrawal): Promise<boolean> {
      const order = await orderOf(withdrawal);
      return order !== null && returnCarrier(order, labels) !== null;
    },

    /** Books the label, once for a return however often and by whomever it is asked for. */
    async bookLabel(actor: Actor, id: string): Promise<LabelOutcome | FailBy<{ unknown: unknown }>> {
      const withdrawal = await findWithdrawal(kysely, id);
      if (!withdrawal) return fail('unknown', null);
      authorise(actor, 'returns.handle', scopeOf(withdrawal));
      const order = await orderOf(withdrawal);
      if (!order) return fail('none', null);
      return bookReturnLabel(
        {
          ctx,
          labels,
          onBooked: (tx, label) =>
            recordAudit(tx, actor, ctx.now(), { action: 'returns.handle', subject: subjectOf(id), after: { label } }),
        },
        order,
        id,
      );
    },

    /** The label's document; null without one, and for roles that may not see the customer's address. */
    async labelFile(actor: Actor, id: string): Promise<{ name: string; bytes: Uint8Array } | null> {
      const withdrawal = await findWithdrawal(kysely, id);
      if (!withdrawal) return null;
      authorise(actor, 'returns.read', scopeOf(withdrawal));
      if (!seesContacts(actor, withdrawal)) return null;
      return returnLabelFile(kysely, { id, number: withdrawal.order?.number ?? withdrawal.orderNumber });
    },

    /** Mails the label to the customer, once for each `key` of a form. */
    mailLabel(actor: Actor, id: string, key: string): Promise<MailLabelOutcome> {
      return inTransaction(kysely, async (tx): Promise<MailLabelOutcome> => {
        const withdrawal = await findWithdrawal(tx, id, true);
        if (!withdrawal) return fail('unknown');
        authorise(actor, 'returns.handle', scopeOf(withdrawal));
        const { email, locale, orderNumber, order, label, state } = withdrawal;
        const number = order?.number ?? orderNumber;
        const file = state === 'received' ? await returnLabelFile(tx, { id, number }) : null;
        if (!file || !label?.trackingCode || key === '') return fail('none');
        await recordAudit(tx, actor, ctx.now(), {
          action: 'returns.handle',
          subject: subjectOf(id),
          after: { labelMailed: label.trackingCode },
        });
        await mail.queue(tx, {
          kind: 'return-label',
          subjectId: `${id}:${key}`,
          locale,
          email,
          orderNumber: number,
          trackingCode: label.trackingCode,
          file: { name: file.name, base64: Buffer.from(file.bytes).toString('base64') },
        });
        return ok(null);
      });
    },
  };
}
