import { cartOperations } from './carts/cart-operations.ts';
import { checkoutOperations } from './carts/checkout-operations.ts';
import { catalogOperations } from './goods/operations.ts';
import type { Operation } from './ucp/operation.ts';

/** What agents can do by the protocol: routes, MCP tools, documentation and tests are made of this table (agent-1). */
export const operations: readonly Operation[] = [...catalogOperations, ...cartOperations, ...checkoutOperations];
