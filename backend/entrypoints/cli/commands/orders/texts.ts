import type { Selectable } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { WholeOrder } from '#backend/sales/orders/staff/service.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { dueLaterOf } from '#domain/sales/orders/due-later.ts';
import { isOrderStatus } from '#domain/sales/orders/order-status.ts';
import { statusTexts } from '#domain/sales/orders/status-texts.ts';
import { CommandFailed } from '../../output.ts';

export const unknownOrder = (number: OrderNumber) =>
  new CommandFailed(`There is no order ${number}.`, 'See the numbers: npm run shop -- orders list');

/** The label of a status, or of the event that led to it, as on the order page; other events keep their kind. */
export const statusWords = (kind: string) => (isOrderStatus(kind) ? statusTexts.en[kind].name : kind);

/** Describes an order line, with variant and the size of goods cut to size. */
export const lineText = (line: Pick<Selectable<Tables['order_line']>, 'title' | 'variation_name' | 'customization'>) =>
  [line.title, line.variation_name, line.customization && sizeText(line.customization)].filter(Boolean).join(' ');

/** What is still to be paid at the pickup, in cents. */
export const dueAtPickup = ({ status, due_later_cents, lines }: WholeOrder) =>
  dueLaterOf({
    status,
    dueLater: due_later_cents,
    lines: lines.map((line) => ({
      amount: line.amount,
      unit: line.unit_cents,
      discount: line.discount_cents,
      total: line.total_cents,
      deposit: line.deposit_cents,
      refundedAmount: line.refunded_amount,
    })),
  });
