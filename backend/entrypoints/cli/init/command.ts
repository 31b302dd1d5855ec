import { createInterface } from 'node:readline/promises';
import type { Command as Program } from 'commander';
import type { Ask, InitFlags } from './ask.ts';

const collect = (value: string, before: string[] = []) => [...before, value];

/** The command `init`, which turns the demo into the owner's shop. */
export function addInitCommand(program: Program, init: (flags: InitFlags, ask: Ask) => Promise<void>): void {
  program
    .command('init')
    .description('Make the demo your own shop: facts, colours, logo, neutral pages, an empty start (docs/own-shop.md)')
    .option('--name <name>', 'name of the shop')
    .option('--company <company>', 'company, as in the trade register')
    .option('--business-id <id>', 'business id, such as 1234567-1')
    .option('--phone <phone>', 'phone of the customer service')
    .option('--email <address>', 'e-mail of the customer service')
    .option('--hours <hours>', 'hours of the customer service: "ma-pe 9-17"')
    .option('--street <street>', "company's street and number")
    .option('--postcode <postcode>', "company's postcode")
    .option('--city <town>', "company's town")
    .option('--colour <colour>', 'brand colour, such as #0e3b2e')
    .option('--store <facts>', 'a store: "name; street; postcode; town; phone; e-mail; hours"; once for each', collect)
    .option('--logo <file>', 'logo as SVG or PNG, at most 300 kB')
    .option('--force', 'set the shop up again, over what is there')
    .addHelpText('after', '\nAsks for what is not given. Without a terminal everything but the logo must be given.')
    .action(async (flags: InitFlags) => {
      const lines = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
      try {
        await init(flags, lines && ((question) => lines.question(question)));
      } finally {
        lines?.close();
      }
    });
}
