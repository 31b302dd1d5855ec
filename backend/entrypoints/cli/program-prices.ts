import { InvalidArgumentError, type Command as Program } from 'commander';
import { type PriceRow, priceRow } from '#backend/catalog/import/format.ts';
import type { Command } from './command.ts';

type Run = (command: Command) => Promise<void>;
type Told = {
  price?: number | typeof NONE;
  sale?: number;
  from?: string;
  until?: string;
  lowest30?: number;
  rule?: string;
};

const NONE = 'none';

const field = (name: keyof typeof priceRow.shape, words: string) => (text: string) => {
  const told = /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
  if (!priceRow.shape[name].safeParse(told).success) throw new InvalidArgumentError(words);
  return told;
};
const EUROS = 'Give euros such as 199 or 199,90.';
const TIME = 'Give a time such as 2026-12-24T23:59:59+02:00.';
const priceOrNone = (text: string) => (text === NONE ? NONE : field('price', `${EUROS} none: not for sale.`)(text));

/** The equivalent rows of a prices file; the times belong to the reduction if there is one. */
function rowsOf(sku: string, { price, sale, from, until, lowest30, rule }: Told): PriceRow[] {
  const reduced = sale !== undefined;
  return [
    ...(price === undefined ? [] : [{ sku, price: price === NONE ? null : price, ...(!reduced && from && { from }) }]),
    ...(reduced
      ? [
          {
            sku,
            salePrice: sale,
            ...(from && { from }),
            ...(until && { until }),
            ...(lowest30 !== undefined && { lowest30 }),
            ...(rule && { priceRuleId: rule }),
          },
        ]
      : []),
  ];
}

/** Commands for prices. */
export function addPriceCommands(program: Program, run: Run): void {
  const prices = program.command('prices').description('Prices over time');
  prices
    .command('show <sku>')
    .description('The price now, what is coming, what was, and what a reduction would count from')
    .option('--json', 'as JSON')
    .action((sku: string, { json = false }: { json?: boolean }) => run({ name: 'prices-show', sku, json }));
  const set = prices
    .command('set <sku>')
    .description('Tell the regular price, a reduction, or both, now or from a time, as a prices file does')
    .option('--price <euros>', 'regular price; none: not for sale', priceOrNone)
    .option('--sale <euros>', 'reduced price', field('salePrice', EUROS))
    .option('--from <time>', 'start of the reduction, or of the price; now unless given', field('from', TIME))
    .option('--until <time>', 'end of the reduction', field('until', TIME))
    .option('--lowest30 <euros>', 'lowest price of 30 days, where the shop does not know it', field('lowest30', EUROS))
    .option('--rule <id>', 'id of the campaign', field('priceRuleId', 'Give an id.'))
    .addHelpText(
      'after',
      '\nWhat is told counts from now on: a reduction and coming prices it does not name end (docs/prices.md).',
    )
    .action((sku: string, told: Told) => {
      if (told.price === undefined && told.sale === undefined) set.error('error: give --price or --sale');
      if (told.sale === undefined && (told.until ?? told.lowest30 ?? told.rule) !== undefined)
        set.error('error: --until, --lowest30 and --rule belong to a --sale');
      return run({ name: 'prices-set', rows: rowsOf(sku, told) });
    });
}
