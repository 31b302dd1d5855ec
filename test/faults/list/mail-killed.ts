import { createContext } from '#backend/entrypoints/open-shop.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createShop } from '#backend/shop.ts';
import { fakeSmtp } from '#test/fakes/fake-smtp.ts';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import { openWorld, type World } from '../world/world.ts';

const MAILS_OF_EACH = 30;
/** The process dies after the server has accepted this many mails, before it reads the response. */
const TAKEN_PER_LIFE = 7;
const KILLED_MS = 20_000;
const LIVES = 60;

/** Puts mails of both kinds into the outbox: sign-in links, which can be requested again, and alerts, which cannot. */
const queueMails = ({ withDb, env }: World) =>
  withDb(async (db) => {
    const { mail } = createShop(createContext(readSettings({ ...env, LOG_LEVEL: 'error' }), db));
    for (let i = 0; i < MAILS_OF_EACH; i++) {
      const about = { subjectId: `link-${i}`, to: 'aino@example.fi', locale: 'fi', firstname: 'Aino' } as const;
      await mail.queue(db.kysely, {
        kind: 'account-link',
        ...about,
        url: env.BASE_URL ?? '',
        code: '204816',
        minutes: 10,
      });
      await mail.queue(db.kysely, {
        kind: 'alert',
        alert: { subjectId: `alert-${i}`, about: `alert ${i}`, lines: [] },
      });
    }
  });

/** kill -9 of the process just after the mail server has taken a mail, again and again. */
async function mailKilled(): Promise<Shown | Skipped> {
  const { wrong, that } = checks();
  const smtp = await fakeSmtp();
  const world = await openWorld({ kind: 'postgres', env: () => ({ SMTP_URL: smtp.url }), isStarted: false });
  if (!world) return NO_POSTGRES;
  await queueMails(world);
  const started = performance.now();
  const left = () =>
    world.withDb(async (db) => (await db.query("select 1 from outbox_mail where status = 'queued'")).rows.length);
  // as if the two minutes had passed for which a mail belongs to who has taken it, and the minute of the sweep
  const freeTaken = () =>
    world.withDb(async (db) => {
      const { jobs } = createShop(createContext(readSettings({ ...world.env, LOG_LEVEL: 'error' }), db));
      await jobs.start({ work: false });
      const { rows } = await db.query(
        "update outbox_mail set next_attempt_at = now() where status = 'queued' returning id",
      );
      for (const { id } of rows) await jobs.enqueue(null, 'mail', { id });
      await jobs.stop();
    });
  let kills = 0;
  for (let lives = 0; lives < LIVES && (await left()) > 0; lives++) {
    let taken = 0;
    smtp.state.beforeAccepting = async () => {
      if (++taken !== TAKEN_PER_LIFE) return;
      kills++;
      await world.server.kill();
    };
    await freeTaken();
    await world.start();
    for (const end = Date.now() + KILLED_MS; Date.now() < end && !(await world.server.ended(200)); )
      if ((await left()) === 0) break;
    await world.server.kill();
  }
  smtp.state.beforeAccepting = async () => {};
  that((await left()) === 0, 'mails still wait');
  const { rows } = await world.withDb((db) => db.query('select id, kind from outbox_mail'));
  const kinds = new Map(rows.map((row) => [String(row.id), String(row.kind)]));
  const of = (kind: string) => smtp.state.received.filter((id) => kinds.get(/<([^@]+)@/.exec(id)?.[1] ?? '') === kind);
  const report = (kind: string) => {
    const ids = of(kind);
    const once = new Set(ids).size;
    return { twice: ids.length - once, lost: MAILS_OF_EACH - once };
  };
  const links = report('account-link');
  const alerts = report('alert');
  that(kills > 0, 'the process was never killed');
  that(links.twice === 0, `${links.twice} sign-in links went twice`);
  that(alerts.lost === 0, `${alerts.lost} alerts were lost`);
  await world.end();
  await smtp.close();
  return {
    injected: `kill -9 just after the mail server has taken a mail, ${kills} times`,
    degradedMs: performance.now() - started,
    saw: [
      `sign-in links: ${links.twice} of ${MAILS_OF_EACH} went twice, ${links.lost} were lost (their readers ask again)`,
      `alerts: ${alerts.twice} of ${MAILS_OF_EACH} went twice (under the same Message-ID), ${alerts.lost} were lost`,
    ],
    books: { counted: `${smtp.state.received.length} mails received`, wrong: [] },
    wrong,
  };
}

export const mailKillFaults: Fault[] = [
  { name: 'mail-killed', about: 'kill -9 just after the mail server has taken a mail', run: mailKilled },
];
