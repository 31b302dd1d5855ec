import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { httpTextMessages, type TextMessageProvider } from '#backend/platform/text-messages/provider.ts';

const message = z.object({ id: z.string(), to: z.string(), from: z.string(), text: z.string() });

/** Ends of numbers that make the provider fail, to show what the shop does then: 040 000 0500. */
const DOWN = '0500';
const WRONG = '0200';
const SLOW = '0408';
const REFUSED = '0422';

/** The company that sends text messages, for a demo without a contract: the shop's protocol, handled in process. One message per id. */
export function simulatedTextMessages({ db, now }: Pick<ShopContext, 'db' | 'now'>): TextMessageProvider {
  const receive: typeof fetch = async (_, init) => {
    const { id, to, from, text } = message.parse(JSON.parse(String(init?.body)));
    if (to.endsWith(DOWN)) return Response.json({ error: 'down' }, { status: 500 });
    if (to.endsWith(WRONG)) return new Response('<html>');
    // ends with the shop's time limit
    if (to.endsWith(SLOW)) await delay(60_000, undefined, { signal: init?.signal ?? undefined, ref: false });
    if (to.endsWith(REFUSED)) return Response.json({ status: 'refused', reason: 'not a mobile number' });
    await db.kysely
      .insertInto('simulator_text')
      .values({ id, recipient: to, sender: from, body: text })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return Response.json({ status: 'accepted' });
  };
  return httpTextMessages({ fetch: receive, url: 'https://texts.simulator.invalid', timeoutMs: 3000, now });
}
