import type { Operation } from './operation.ts';
import { orderOperations } from './operations/orders.ts';
import { stockOperations } from './operations/stock.ts';

/** The admin API: routes, documentation and contract tests are made of this table (api-2). */
export const operations: readonly Operation[] = [...orderOperations, ...stockOperations];
