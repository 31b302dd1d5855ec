import type { AccountService } from '#backend/accounts/service.ts';
import type { UserStore } from '#backend/user-store/service.ts';
import type { Callables } from '../callable.ts';
import { orderCallables } from './orders.ts';
import { ownDataCallables } from './own-data.ts';
import { permissionCallables } from './permissions.ts';
import { userCallables } from './user.ts';

/** Every callable of customers under the name it is called by. */
export const customerCallables = (shop: { accounts: AccountService; users: UserStore }): Callables => ({
  ...userCallables(shop),
  ...orderCallables(shop),
  ...permissionCallables(shop),
  ...ownDataCallables(shop),
});
