import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { shop as config } from '#shop.config';
import { actorName, argument, command, commandActor, option, text, words } from '../../command.ts';
import { CommandFailed } from '../../output.ts';
import { noSku } from './show.ts';

const PIECES = 'Give the change as +3 or -2.';

export const adjustStock = command({
  name: 'stock adjust',
  description: 'Add or take away pieces in a store, e.g. stock adjust KYPARA-M oulu=-1 --reason damaged',
  input: z.strictObject({
    sku: argument('<sku>', text),
    change: argument(
      '<store=pieces>',
      z
        .string()
        .regex(/^[a-z0-9-]+=[+-]?\d{1,6}$/, PIECES)
        .transform((typed) => {
          const [storeId = '', pieces] = typed.split('=');
          return { storeId, qty: Number(pieces) };
        }),
      'the store and the change of its pieces',
    ),
    reason: option('--reason <text>', 'damaged, lost, found, own-use, mistake, or other words', words.min(1)),
    as: actorName,
  }),
  run: async (shop, { sku, change, reason, as: actor }, out) => {
    const adjusted = await shop.stock.adjust(commandActor(actor), { sku, ...change, reason, key: randomUUID() });
    if (adjusted.ok)
      return out.line(`${change.storeId}: ${adjusted.value.level - change.qty} → ${adjusted.value.level}`);
    if (adjusted.reason === 'unknown_sku') throw noSku(sku);
    if (adjusted.reason === 'below_zero')
      throw new CommandFailed(`${change.storeId} has ${adjusted.details?.level} pieces; nothing was changed.`, PIECES);
    throw new CommandFailed(
      'Nothing was changed.',
      `${PIECES} The stores are ${config.stores.map(({ id }) => id).join(', ')} (shop.config.ts).`,
    );
  },
});

export const reconcileStock = command({
  name: 'stock reconcile',
  description: 'Explain a level that differs from its movements by one more movement; the level stays',
  input: z.strictObject({ sku: argument('<sku>', text), as: actorName }),
  run: async (shop, { sku, as: actor }, out) => {
    const found = Object.entries(await shop.stock.reconcile(commandActor(actor), sku));
    if (found.length === 0) out.line('The level is the sum of its movements.');
    for (const [store, qty] of found) out.line(`${store}: ${qty > 0 ? '+' : ''}${qty}`);
  },
});
