import { type Callables, callable, nothing } from '#backend/entrypoints/callables/callable.ts';
import { detailsFields } from '../user-store/fields.ts';
import type { UserStore } from '../user-store/service.ts';

/** The customer's own data: read, and changed in the fields that are given. */
export const userCallables = ({ users }: { users: UserStore }): Callables => ({
  'customer-getUser': callable(nothing, (_, visitor) => users.user(visitor)),
  'customer-updateUser': callable(detailsFields.part, async (fields, visitor) => {
    await users.updateUser(visitor, fields);
    return users.user(visitor);
  }),
});
