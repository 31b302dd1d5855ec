import { z } from 'zod';
import { locales } from '#domain/base/locale.ts';
import { staffRoles } from '#domain/staff/permissions.ts';
import { LINK_HOURS } from '#domain/staff/sign-in.ts';
import { shop as config } from '#shop.config';
import { argument, checkEmail, command, euros, option, optional, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';
import { as, machine } from './person.ts';

const storeIds = () => config.stores.map(({ id }) => id);
const stores = optional(
  z
    .string()
    .transform((list) => list.split(',').map((id) => id.trim()))
    .refine((ids) => ids.every((id) => storeIds().includes(id)), {
      error: () => `Give stores of ${storeIds().join(', ')}.`,
    }),
);
const limit = optional(euros('Give euros, e.g. 200.').refine((cents) => cents > 0, 'Give euros above zero.'));

export const inviteStaff = command({
  name: 'staff invite',
  description: 'Invite a person to the admin: mails a link of 24 hours and prints it',
  input: z.strictObject({
    email: argument('<email>', text, 'where the link goes'),
    // `name` is the command's own in requests to the running shop
    person: option('--name <name>', 'first and last name', text),
    role: option('--role <role>', staffRoles.join(', '), z.enum(staffRoles)),
    stores: option('--stores <ids>', 'stores, separated by commas; all without it', stores),
    refund: option('--refund <euros>', 'the largest refund at once', limit),
    refundsPerDay: option('--refunds-per-day <euros>', 'the largest sum of refunds in a day', limit),
    locale: option('--locale <locale>', locales.join(' or '), z.enum(locales).default('fi')),
    as,
  }),
  run: async (shop, { refund, refundsPerDay, stores: own, as: name, person, ...invitation }, out) => {
    checkEmail(invitation.email);
    const invited = await shop.staff.invite(machine(name), {
      ...invitation,
      name: person,
      stores: own ?? [],
      refundCents: refund ?? 0,
      refundDayCents: refundsPerDay ?? refund ?? 0,
    });
    if (!invited.ok)
      throw new CommandFailed(
        `Somebody of the address ${invitation.email} works here already.`,
        'A new link: npm run shop -- staff reset.',
      );
    out.line(`Invited ${invitation.email} as ${invitation.role}. The link works once, for ${LINK_HOURS} hours:`);
    out.line(invited.value.url);
  },
});
