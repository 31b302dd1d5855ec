import { type Callables, callable, nothing } from '#backend/entrypoints/callables/callable.ts';
import { detailsFields } from '../user-store/fields.ts';
import type { UserStore } from '../user-store/service.ts';

/** Callables that read the customer's data and update the given fields. */
export const userCallables = ({ users }: { users: UserStore }): Callables => ({
  'customer-getUser': callable(nothing, (_, visitor) => users.user(visitor)),
  'customer-updateUser': callable(detailsFields.part, async (fields, visitor) => {
    await users.updateUser(visitor, fields);
    return users.user(visitor);
  }),
});
