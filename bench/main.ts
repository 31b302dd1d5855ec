/** Runs the benches one after the other: `npm run bench` or `npm run bench -- pages bytes`. */
import { spawn } from 'node:child_process';
import { Command } from 'commander';

const BENCHES: Record<string, string> = {
  pages: 'pages rendered anew: times beside a bare React Router page of the same size, and pages a second',
  peers: 'a cached page beside a bare Hono of the same bytes',
  'pages-under-import': 'cached pages requested by 16 visitors while the shop imports a changed catalog',
  'pages-under-changes': 'cached pages, 50 a second, while 50,000 prices are checked and applied',
  processes: 'two processes beside one on PostgreSQL: processor time a request, and requests a second',
  soak: 'half of what the shop can do for ten minutes: errors, times, and whether memory grows',
  start: 'from the start to the first page, and the memory of a shop that is looked at, searched and bought from',
  bytes: 'what a browser fetches to show a page: HTML, styles, scripts, fonts, pictures',
  navigation: 'from a press to the next page on the screen, asked for ahead and not',
  import: 'an import of 100,000 products with the search index, and searches meanwhile',
  parts: 'a million spare parts imported, changed and found, and a pasted list priced',
  pricing: 'a cart of 200 lines under 50 rules of campaigns',
  checkout: 'a cart checked, and ordered from the checkout to the thank-you page',
  accounts: 'signing in, and the account pages of a customer with 500 orders and 50 lists',
  admin: 'lists, searches, the order page, the palette and saving in the admin at 250,000 orders',
  'supplier-lists': 'a supplier’s price list of 200,000 rows: checked, applied and taken back, with memory',
  'change-sets': 'change sets of 1,000 and 50,000 prices: checked, applied and recalled',
  enumeration: 'whether responses of sign-in and sign-up reveal which addresses have an account',
  search: 'searches of every kind at 100,000 products and 1,000,000 spare parts',
  hostile: 'processor time of requests with runs of separators in headers and parameters, beside letters',
};

const program = new Command('npm run bench --')
  .description(
    `Measures on this machine and prints one JSON line for each figure.\n${Object.entries(BENCHES)
      .map(([name, what]) => `  ${name.padEnd(19)} ${what}`)
      .join('\n')}`,
  )
  .argument('[benches...]', 'which to run; without a name all of them')
  .addHelpText(
    'after',
    '\nWith DATABASE_URL of an empty database import, search and parts run on PostgreSQL, else on PGlite.',
  )
  .parse();

const names = program.args.length > 0 ? program.args : Object.keys(BENCHES);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) program.error(`no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`);

for (const [at, name] of names.entries()) {
  process.stderr.write(`bench ${at + 1}/${names.length}: ${name}\n`);
  // pages rendered here render as they do for visitors
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [`bench/${name}.ts`], { stdio: 'inherit', env });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) program.error(`the bench ${name} failed`);
}
