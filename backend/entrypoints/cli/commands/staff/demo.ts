import { adminUrlOf } from '#backend/platform/settings/admin-settings.ts';
import { command, noInput } from '../../command.ts';
import { CommandFailed } from '../../output.ts';

export const demoStaffLinks = command({
  name: 'staff demo',
  description: 'Print a new one-use sign-in link for each role of the demo',
  input: noInput,
  run: async (shop, _, out) => {
    const links = await shop.staff.demoStaff();
    if (links.length === 0)
      throw new CommandFailed('A live shop has no demo staff.', 'Invite a person: npm run shop -- staff invite.');
    for (const { role, name, path } of links)
      out.line(`${role.padEnd(10)} ${name.padEnd(15)} ${adminUrlOf(shop.settings)}${path}`);
  },
});
