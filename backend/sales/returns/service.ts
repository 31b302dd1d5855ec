import { createHash } from 'node:crypto';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { Client } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { createLimits, type Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { noteHere } from '#backend/platform/logs/security/note.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { LabelProviders } from '#backend/sales/delivery/labels/service.ts';
import { type CustomerOrderService, recordWithdrawal } from '#backend/sales/orders/customer/service.ts';
import type { WebhookService } from '#backend/sales/webhooks/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import {
  checkWithdrawal,
  type WithdrawalNotice,
  type WithdrawalProblems,
} from '#domain/sales/returns/withdrawal-form.ts';
import { shop } from '#shop.config';
import { createCustomerReturns } from './customer/returns.ts';
import type { WithdrawalMail } from './mails/withdrawal-mail.ts';
import { insertWithdrawal, receivedBefore } from './queries.ts';
import { createReturnsDesk } from './staff/staff-actions.ts';

export type {
  ExchangeChoice,
  OwnReturn,
  ReturnInput,
  ReturnOutcome,
  ReturnsClosed,
  ReturnsPage,
} from './customer/returns.ts';
export type { StaffWithdrawal, WithdrawalPage, WithdrawalStep } from './staff/staff-actions.ts';

/** The sender: signed in or not, and the order's token when they came from its page. */
export type Withdrawing = { userId: string | null; secret: string | null };

export type ReceivedNotice = { notice: WithdrawalNotice; receivedAt: Date };
export type WithdrawalOutcome = Result<ReceivedNotice, 'invalid', WithdrawalProblems> | Fail<'robot', null> | Limited;

export type WithdrawalService = ReturnType<typeof createWithdrawalService>;

type Deps = {
  mail: MailService<WithdrawalMail>;
  webhooks: Pick<WebhookService, 'queue'>;
  ownOrders: Pick<CustomerOrderService, 'contract' | 'one' | 'stored' | 'storedById'>;
  catalog: Pick<CatalogService, 'product'>;
  labels: LabelProviders;
};

/**
 * The withdrawal function required by Directive 2011/83/EU, art. 11a: open to anybody, with an immediate receipt
 * (return-1).
 */
export function createWithdrawalService(ctx: ShopContext, { mail, webhooks, ownOrders, ...more }: Deps) {
  const { db, settings } = ctx;
  const limits = createLimits(db);

  return {
    /** What staff do about them. */
    staff: createReturnsDesk({ ctx, mail, ownOrders, labels: more.labels }),

    /** Returns of chosen lines, from the order's page. */
    byLine: createCustomerReturns(ctx, { mail, webhooks, ownOrders, ...more }),

    /**
     * Receives a notice: stored once per form (`formKey`) and content, linked to an order when it is the sender's,
     * with a receipt to the sender and a mail to the shop. A notice without a matching order is valid too; staff
     * review it.
     */
    async receive(
      input: Readonly<Record<string, unknown>>,
      { by, locale, client, formKey }: { by: Withdrawing; locale: Locale; client: Pick<Client, 'ip'>; formKey: string },
    ): Promise<WithdrawalOutcome> {
      const checked = checkWithdrawal(input);
      if (!checked.ok) return checked;
      if (input.website !== undefined && input.website !== '') {
        noteHere('robot-caught', { because: 'website' });
        return fail('robot', null);
      }
      const notice = checked.value;
      // a corrected and resent form is another notice; the same form submitted twice is not
      const key = createHash('sha256')
        .update(JSON.stringify([formKey, notice]))
        .digest('base64url');
      const before = await receivedBefore(db.kysely, key);
      if (before) return ok({ notice, receivedAt: before });
      const limited = await limits.consume(['withdrawal-from', client.ip], ['withdrawal-to', notice.email]);
      if (limited) return limited;

      const contract = await ownOrders.contract({ ...by, number: notice.orderNumber, email: notice.email });
      const receivedAt = await db.kysely.transaction().execute(async (tx) => {
        const now = ctx.now();
        const id = await insertWithdrawal(tx, { key, notice, locale, orderId: contract?.id ?? null, at: now });
        if (!id) return (await receivedBefore(tx, key)) ?? now;
        if (contract) await recordWithdrawal(tx, contract.id, { withdrawal: id }, now);
        const isCompany = Boolean(contract?.contact.company);
        const told = { subjectId: id, locale, notice, receivedAt: now, ...(isCompany && { isCompany }) };
        const store = shop.stores.find(({ id: storeId }) => storeId === contract?.storeId);
        const matched = contract && { number: contract.number, status: contract.status };
        await mail.queue(tx, { kind: 'withdrawal-receipt', ...told });
        const to = store?.email ?? settings.STORE_ALERT_EMAIL;
        await mail.queue(tx, { kind: 'withdrawal-notice', to, matched, ...told });
        await webhooks.queue(tx, 'withdrawal.received', id, { receivedAt: now, ...notice, order: matched });
        return now;
      });
      return ok({ notice, receivedAt });
    },
  };
}
