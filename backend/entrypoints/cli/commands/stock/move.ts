import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { actorName, argument, command, commandActor, day, flag, option, text, wholeNumber } from '../../command.ts';
import { CommandFailed } from '../../output.ts';

const pieces = z.array(z.string().regex(/^\S+=\d{1,6}$/, 'Give sku=pieces, e.g. KYPARA-M=5.')).transform(
  (typed): Record<string, number> =>
    Object.fromEntries(
      typed.map((one) => {
        const at = one.lastIndexOf('=');
        return [one.slice(0, at), Number(one.slice(at + 1))];
      }),
    ),
);
const id = wholeNumber(1, 2 ** 31 - 1);

/** Ends the command with what a service refused, and what to do about it. */
function refuse(reason: string, details: unknown): never {
  const named = details ? `: ${JSON.stringify(details)}` : '';
  throw new CommandFailed(`Nothing was changed. ${reason.replaceAll('_', ' ')}${named}`, 'Look at stock show <sku>.');
}

export const transferStock = command({
  name: 'stock transfer',
  description: 'Send goods to another store, e.g. stock transfer oulu ranua KYPARA-M=2',
  input: z.strictObject({
    from: argument('<from>', text, 'the store that sends'),
    to: argument('<to>', text, 'the store that receives'),
    lines: argument('<sku=pieces...>', pieces, 'the goods'),
    as: actorName,
  }),
  run: async (shop, { from, to, lines, as }, out) => {
    const { transfers } = shop.stock;
    const actor = commandActor(as);
    const made = await transfers.begin(actor, { from, to, key: randomUUID() });
    if (made === null) return refuse('unknown_store', { from, to });
    const stop = async (reason: string, details: unknown) => {
      await transfers.cancel(actor, made);
      return refuse(reason, details);
    };
    for (const [sku, qty] of Object.entries(lines)) {
      const set = await transfers.set(actor, made, { sku, from: 0, to: qty });
      if (!set.ok) return stop(set.reason, { sku });
    }
    const sent = await transfers.send(actor, made);
    if (!sent.ok) return stop(sent.reason, sent.details);
    out.line(`Transfer ${made} is on its way; stock arrive ${made} receives it.`);
  },
});

export const arriveStock = command({
  name: 'stock arrive',
  description: 'Receive a transfer; goods without a number arrived as they were sent',
  input: z.strictObject({
    id: argument('<transfer>', id),
    received: argument('[sku=pieces...]', pieces.default({}), 'what arrived, where it differs'),
    as: actorName,
  }),
  run: async (shop, { id: transfer, received, as }, out) => {
    const done = await shop.stock.transfers.receive(commandActor(as), transfer, received);
    if (!done.ok) return refuse(done.reason, done.details);
    out.line(`Transfer ${transfer} is received.`);
  },
});

export const orderStock = command({
  name: 'stock order',
  description: 'Note goods ordered from a supplier, e.g. stock order oulu Routa KYPARA-M=10 --expected 2027-01-15',
  input: z.strictObject({
    storeId: argument('<store>', text, 'the store they come to'),
    supplier: argument('<supplier>', text),
    lines: argument('<sku=pieces...>', pieces, 'the goods'),
    reference: option('--reference <text>', 'the number of the order', z.string().max(100).default('')),
    expected: option('--expected <day>', 'when they come', day('2027-01-15').optional()),
    as: actorName,
  }),
  run: async (shop, { lines, expected, as, ...order }, out) => {
    const made = await shop.stock.receipts.begin(commandActor(as), {
      ...order,
      lines: Object.entries(lines).map(([sku, ordered]) => ({ sku, ordered, expectedOn: expected ?? null })),
      key: randomUUID(),
    });
    if (!made.ok) return refuse(made.reason, made.details);
    out.line(`Order ${made.value.id} is noted; stock receive ${made.value.id} puts what arrives into the store.`);
  },
});

export const receiveStock = command({
  name: 'stock receive',
  description: 'Put arrived goods of an order to a supplier into its store',
  input: z.strictObject({
    id: argument('<order>', id),
    arrived: argument('<sku=pieces...>', pieces, 'what arrived'),
    close: flag('--close', 'the rest will not come'),
    as: actorName,
  }),
  run: async (shop, { id: order, arrived, close, as }, out) => {
    const input = { pieces: arrived, closes: close, key: randomUUID() };
    const done = await shop.stock.receipts.receive(commandActor(as), order, input);
    if (!done.ok) return refuse(done.reason, null);
    out.line(done.value.isComplete ? `Order ${order} is complete.` : `Order ${order} waits for the rest.`);
  },
});

export const countStock = command({
  name: 'stock count',
  description: 'Count goods of a store in one session, e.g. stock count oulu KYPARA-M=5 KYPARA-L=0',
  help: 'Pieces of paid orders that nobody has fetched count as on the shelf (docs/stock.md).',
  input: z.strictObject({
    storeId: argument('<store>', text),
    lines: argument('<sku=pieces...>', pieces, 'what lies on the shelves'),
    as: actorName,
  }),
  run: async (shop, { storeId, lines, as }, out) => {
    const { counts } = shop.stock;
    const actor = commandActor(as);
    const input = { storeId, selection: { kind: 'all' } as const, isBlind: false, key: randomUUID() };
    const made = await counts.begin(actor, input);
    if (made === null) return refuse('unknown_store', { storeId });
    for (const [sku, to] of Object.entries(lines)) {
      const set = await counts.set(actor, made, { sku, from: 0, to });
      if (set.ok) continue;
      await counts.cancel(actor, made);
      return refuse(set.reason, { sku });
    }
    const view = await counts.show(actor, made, { review: true });
    const approved = await counts.approve(actor, made, { seen: view?.seen ?? '', zeroUncounted: false });
    if (!approved.ok) return refuse(approved.reason, null);
    for (const { sku, name, counted, expected } of view?.lines ?? [])
      if (counted !== expected) out.line(`${sku} ${name}: ${expected} → ${counted}`);
    out.line(`${approved.value.changed} of ${Object.keys(lines).length} changed.`);
    for (const { sku, qty } of approved.value.missing) out.line(`${sku}: ${qty} sold that nobody has`);
  },
});
