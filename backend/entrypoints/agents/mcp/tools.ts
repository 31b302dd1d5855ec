import type { ShopTool } from './tool.ts';
import { orderTools } from './tools/orders.ts';
import { sparePartTools } from './tools/spare-parts.ts';
import { storeTools } from './tools/stores.ts';
import { vehicleTools } from './tools/vehicles.ts';

/** Tools of what only this shop knows, beside those of the protocol. */
export const shopTools: readonly ShopTool[] = [...vehicleTools, ...sparePartTools, ...storeTools, ...orderTools];
