import type { Shop } from '#backend/shop.ts';
import { checkEmail, option, optional, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';

/** Who runs the command, for the audit log. */
export const as = option('--as <name>', 'your name, for the audit log', optional(text));

export const machine = (name: string | null) => ({ kind: 'command', name }) as const;

/** The person of an address; fails for an unknown one. */
export async function personOf(shop: Shop, email: string) {
  checkEmail(email);
  const person = await shop.staff.personByEmail(email);
  if (!person)
    throw new CommandFailed(`Nobody of the staff has the address ${email}.`, 'List them: npm run shop -- staff list.');
  return person;
}

export const lastOwner = () =>
  new CommandFailed('This is the last owner, who must stay.', 'Make somebody else an owner first.');
