import type { AccountService } from '#backend/customers/accounts/service.ts';
import type { Callables } from '#backend/entrypoints/callables/callable.ts';
import type { CustomerOrderService } from '#backend/sales/orders/customer/service.ts';
import type { UserStore } from '../user-store/service.ts';
import { orderCallables } from './orders.ts';
import { ownDataCallables } from './own-data.ts';
import { permissionCallables } from './permissions.ts';
import { userCallables } from './user.ts';

/** The callables of customers by name. */
export const customerCallables = (shop: {
  accounts: AccountService;
  ownOrders: CustomerOrderService;
  users: UserStore;
}): Callables => ({
  ...userCallables(shop),
  ...orderCallables(shop),
  ...permissionCallables(shop),
  ...ownDataCallables(shop),
});
