import { z } from 'zod';
import { command, json } from '../../command.ts';
import { machine } from './person.ts';

export const listStaff = command({
  name: 'staff list',
  description: 'List the people of the admin with role, stores and how they sign in',
  input: z.strictObject({ json: json() }),
  run: async (shop, { json: asJson }, out) => {
    const people = await shop.staff.people(machine(null));
    if (asJson) return out.line(JSON.stringify(people, null, 2));
    for (const person of people) {
      const ways = [person.passkeys > 0 && 'passkey', person.hasApp && 'password and app'].filter(Boolean);
      const state = person.isSuspended ? 'suspended' : ways.join(', ') || (person.invitedAt ? 'invited' : 'no factor');
      const stores = person.stores.join(',') || 'all stores';
      out.line(
        `${person.role.padEnd(10)} ${person.name.padEnd(24)} ${person.email.padEnd(32)} ${stores.padEnd(16)} ${state}`,
      );
    }
    if (people.length === 0) out.line('Nobody yet. Invite the owner: npm run shop -- staff invite.');
  },
});
