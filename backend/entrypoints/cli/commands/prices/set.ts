import { z } from 'zod';
import { type PriceRow, priceRow } from '#backend/catalog/import/format.ts';
import { actorName, argument, command, commandActor, option, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';
import { noSku, printPrices } from './show.ts';

const EUROS = 'Give euros such as 199 or 199,90.';
const TIME = 'Give a time such as 2026-12-24T23:59:59+02:00.';

/** A field of a prices file, whose numbers may have a decimal comma. */
const field = <T>(usage: string, description: string, schema: z.ZodType<T>, hint: string) =>
  option(
    usage,
    description,
    z
      .string()
      .transform((typed, context) => {
        const value = /^-?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : typed;
        const { data, success } = schema.safeParse(value);
        if (success) return data;
        context.addIssue(hint);
        return z.NEVER;
      })
      .optional(),
  );

const { price, salePrice, from, lowest30, priceRuleId } = priceRow.shape;
const input = z
  .strictObject({
    sku: argument('<sku>', text),
    price: field(
      '--price <euros>',
      'regular price; none: not for sale',
      price.or(z.literal('none')),
      `${EUROS} none: not for sale.`,
    ),
    salePrice: field('--sale <euros>', 'reduced price', salePrice, EUROS),
    from: field('--from <time>', 'start of the reduction, or of the price; now unless given', from, TIME),
    until: field('--until <time>', 'end of the reduction', from, TIME),
    lowest30: field('--lowest30 <euros>', 'lowest price of 30 days, where the shop does not know it', lowest30, EUROS),
    priceRuleId: field('--rule <id>', 'id of the campaign', priceRuleId, 'Give an id.'),
    as: actorName,
  })
  .refine(({ price, salePrice }) => price !== undefined || salePrice !== undefined, 'error: give --price or --sale')
  .refine(
    ({ salePrice, until, lowest30, priceRuleId }) =>
      salePrice !== undefined || (until ?? lowest30 ?? priceRuleId) === undefined,
    'error: --until, --lowest30 and --rule belong to a --sale',
  );

/** The equivalent rows of a prices file; the times belong to the reduction if there is one. */
function rowsOf({ sku, price, ...reduction }: Omit<z.output<typeof input>, 'as'>): PriceRow[] {
  const { salePrice, from } = reduction;
  const regular = price === 'none' ? null : price;
  return [
    ...(regular === undefined ? [] : [{ sku, price: regular, ...(salePrice === undefined && { from }) }]),
    ...(salePrice === undefined ? [] : [{ sku, ...reduction }]),
  ];
}

export const setPrices = command({
  name: 'prices set',
  description: 'Tell the regular price, a reduction, or both, now or from a time, as a prices file does',
  help: '\nWhat is given applies from now on: a reduction and coming prices it does not name end (docs/prices.md).',
  input,
  run: async (shop, { as, ...asked }, out) => {
    const { sku } = asked;
    const set = await shop.prices.set(commandActor(as), rowsOf(asked));
    if (!set.ok && set.reason === 'import_running')
      throw new CommandFailed('An import is running; nothing was changed.', 'Try again when it is done.');
    if (!set.ok) {
      const [problem] = set.details ?? [];
      if (!problem || problem.field === 'sku') throw noSku(sku);
      throw new CommandFailed(
        `${problem.field} ${problem.reason}; nothing was changed.`,
        'How it is reckoned: docs/prices.md',
      );
    }
    if (set.value.changed.length === 0) out.line('The shop knew this already; nothing was changed.');
    const prices = await shop.prices.show(sku);
    if (prices) printPrices(prices, out);
  },
});
