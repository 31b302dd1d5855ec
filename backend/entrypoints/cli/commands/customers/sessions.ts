import type { Shop } from '#backend/shop.ts';
import { emailProblem } from '#domain/base/contact-details/email.ts';
import { CommandFailed, type Out } from '../../command.ts';

/** Ends all sessions of a customer, or of everybody (`customer` null). */
export async function endCustomerSessions(shop: Shop, customer: string | null, out: Out): Promise<void> {
  if (customer !== null && emailProblem(customer))
    throw new CommandFailed(`${customer} is no e-mail address.`, 'Give it as name@example.com.');
  const ended = await shop.auth.endSessionsOf(customer);
  if (ended === null)
    throw new CommandFailed(
      `No account has the address ${customer}.`,
      'Look at how the customer writes it in their order.',
    );
  out.line(ended === 1 ? 'One session ended.' : `${ended} sessions ended.`);
}
