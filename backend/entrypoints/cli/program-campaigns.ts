import type { Command as Program } from 'commander';
import type { Command } from './command.ts';

/** Commands for campaigns, which `import campaigns <file>` creates. */
export function addCampaignCommands(program: Program, run: (command: Command) => Promise<void>): void {
  const campaigns = program.command('campaigns').description('Campaigns: codes and what works without one');
  campaigns
    .command('list')
    .description('All of them in the order they work in, with their times and uses')
    .option('--json', 'as JSON')
    .action(({ json = false }: { json?: boolean }) => run({ name: 'campaigns-list', json }));
  campaigns
    .command('show <code>')
    .description('One with its rules')
    .option('--json', 'as JSON')
    .action((code: string, { json = false }: { json?: boolean }) => run({ name: 'campaigns-show', code, json }));
  campaigns
    .command('off <code>')
    .description('End one now; orders that have it keep it')
    .action((code: string) => run({ name: 'campaigns-off', code }));
}
