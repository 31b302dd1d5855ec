import { detailsFields } from '#backend/user-store/fields.ts';
import type { UserStore } from '#backend/user-store/service.ts';
import { type Callables, callable, nothing } from '../callable.ts';

/** The customer's own data: read, and changed in the fields that are given. */
export const userCallables = ({ users }: { users: UserStore }): Callables => ({
  'customer-getUser': callable(nothing, (_, visitor) => users.user(visitor)),
  'customer-updateUser': callable(detailsFields.part, async (fields, visitor) => {
    await users.updateUser(visitor, fields);
    return users.user(visitor);
  }),
});
