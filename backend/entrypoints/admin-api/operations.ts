import type { Operation } from './operation.ts';
import { changeOperations } from './operations/changes.ts';
import { customerOperations } from './operations/customers.ts';
import { importOperations } from './operations/imports.ts';
import { orderOperations } from './operations/orders.ts';
import { priceOperations } from './operations/prices.ts';
import { productOperations } from './operations/products.ts';
import { refundOperations } from './operations/refunds.ts';
import { reportOperations } from './operations/reports.ts';
import { saleOperations } from './operations/sales.ts';
import { stockOperations } from './operations/stock.ts';
import { webhookOperations } from './operations/webhooks.ts';

/** The admin API: routes, documentation and contract tests are made of this table (api-2). */
export const operations: readonly Operation[] = [
  ...changeOperations,
  ...[...orderOperations, ...refundOperations, ...saleOperations, ...customerOperations],
  ...[...productOperations, ...priceOperations, ...stockOperations, ...importOperations],
  ...[...reportOperations, ...webhookOperations],
];
