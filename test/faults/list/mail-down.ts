import { setTimeout as delay } from 'node:timers/promises';
import { fakeSmtp, type MailMood } from '#test/fakes/fake-smtp.ts';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import { buyers } from '../world/buyers.ts';
import { everyPage } from '../world/pages.ts';
import { probe } from '../world/probe.ts';
import { openWorld } from '../world/world.ts';

const ORDERS = 3;
const PATIENCE_MS = 90_000;

/** A mail server that refuses, is gone, and is slow, one after the other, while customers buy. */
async function mailDown(): Promise<Shown | Skipped> {
  const smtp = await fakeSmtp();
  const world = await openWorld({ kind: 'postgres', env: () => ({ SMTP_URL: smtp.url }) });
  if (!world) return NO_POSTGRES;
  const { wrong, that } = checks();
  const visitor = probe(world.url, everyPage);
  const crowd = buyers(world.url, 2, world.giftCards);
  const become = (mood: MailMood) => {
    smtp.state.mood = mood;
  };
  const moods: [string, () => Promise<void>][] = [
    ['refuses', async () => become('refuses')],
    ['is gone', smtp.close],
    [
      'is slow',
      async () => {
        await smtp.again();
        become('slow');
      },
    ],
  ];
  that(await crowd.more(ORDERS), 'nobody could buy before the fault');
  const broken = performance.now();
  for (const [what, turn] of moods) {
    await turn();
    that(await crowd.more(ORDERS), `nobody could buy while the mail server ${what}`);
  }
  become('well');
  const bought = await crowd.leave();
  const queued = () =>
    world.withDb(async (db) => (await db.query("select 1 from outbox_mail where status = 'queued'")).rows.length);
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && (await queued()) > 0; ) await delay(500);
  that((await queued()) === 0, 'mails still wait');
  const lateMs = performance.now() - broken;
  const { saw, degradedMs } = await visitor.leave();
  that(degradedMs === 0 && crowd.seen.size === 0, 'shoppers noticed the mail server');
  const balance = await world.balance(bought, () => smtp.state.received);
  await world.end();
  await smtp.close();
  return {
    injected: 'the mail server refuses (451), is gone (nobody listens), takes 4 s a mail; then it is well',
    degradedMs: lateMs,
    saw: [...saw, ...crowd.saw(), 'degraded: mails only, until the last one that waited had gone'],
    books: balance,
    wrong,
  };
}

export const mailFaults: Fault[] = [
  { name: 'mail-down', about: 'a mail server that refuses, is gone, is slow while customers buy', run: mailDown },
];
