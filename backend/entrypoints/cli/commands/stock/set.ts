import { z } from 'zod';
import { shop as config } from '#shop.config';
import { actorName, argument, command, commandActor, text } from '../../command.ts';
import { CommandFailed } from '../../output.ts';
import { noSku, printStock } from './show.ts';

const level = z
  .string()
  .regex(/^[a-z0-9-]+=\d{1,6}$/, 'Give store=pieces, e.g. oulu=5.')
  .transform((text) => {
    const [store = '', pieces] = text.split('=');
    return [store, Number(pieces)] as const;
  });

export const setStock = command({
  name: 'stock set',
  description: 'Set the pieces on the shelf of one or more stores, e.g. stock set KYPARA-M oulu=5 ranua=0',
  input: z.strictObject({
    sku: argument('<sku>', text, 'what is counted'),
    levels: argument(
      '<store=pieces...>',
      z.array(level).transform((levels): Record<string, number> => Object.fromEntries(levels)),
      'the store and its pieces',
    ),
    as: actorName,
  }),
  run: async (shop, { sku, levels, as: actor }, out) => {
    const set = await shop.stock.set(commandActor(actor), sku, levels);
    if (set.ok) {
      const { before, after } = set.value;
      for (const store of Object.keys(levels))
        out.line(`${store}: ${before.shelf[store] ?? 0} → ${after.shelf[store] ?? 0}`);
      return printStock(after, out);
    }
    if (set.reason === 'unknown_sku') throw noSku(sku);
    throw new CommandFailed(
      `There is no store ${set.details?.store}; nothing was changed.`,
      `The stores are ${config.stores.map(({ id }) => id).join(', ')} (shop.config.ts).`,
    );
  },
});
