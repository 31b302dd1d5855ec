import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { checks, type Fault, NO_POSTGRES, type Shown, type Skipped } from '../fault.ts';
import { buyers } from '../world/buyers.ts';
import { everyPage, keptPage } from '../world/pages.ts';
import { probe } from '../world/probe.ts';
import { openWorld, type World } from '../world/world.ts';

const AWAY_MS = 6000;
const CUTS = 20;
const MORE_ORDERS = 8;

/** `forgets`: the shop finds a way back meanwhile, may have missed a change, and forgets the pages it keeps. */
type Breaking = { injected: string; forgets: boolean; breakAndMend: (world: World) => Promise<void> };

/** Visitors browse, search, fill carts and buy while the database goes and comes back. */
async function whileBuying({ injected, forgets, breakAndMend }: Breaking): Promise<Shown | Skipped> {
  const world = await openWorld({ kind: 'postgres' });
  if (!world) return NO_POSTGRES;
  const { wrong, that } = checks();
  const visitor = probe(world.url, everyPage);
  const crowd = buyers(world.url, 4, world.giftCards);
  that(await crowd.more(MORE_ORDERS), 'nobody could buy before the fault');
  await breakAndMend(world);
  that(await visitor.untilWell(), 'the shop did not heal by itself');
  that(await crowd.more(MORE_ORDERS), 'nobody could buy after the fault');
  const bought = await crowd.leave();
  const { degradedMs, saw } = await visitor.leave();
  const longest = Math.max(degradedMs, crowd.degradedMs());
  if (!forgets) that(visitor.unharmed().includes(keptPage.name), 'a page that is kept was not shown');
  // a search that is answered finds the goods
  for (const line of saw) that(!/: (500|0) |search page: 200/.test(line), `seen: ${line}`);
  that(!(await world.server.ended(0)), 'the process has ended');
  const balance = await world.balance(bought);
  await world.end();
  return { injected, degradedMs: longest, saw: [...saw, ...crowd.saw()], books: balance, wrong };
}

/** Every connection of the shop is cut, the idle ones and those in the middle of an order. */
async function cut({ env }: World): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL ?? '' });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

export const databaseFaults: Fault[] = [
  {
    name: 'database-gone',
    about: 'PostgreSQL stopped at once and started again while visitors browse and buy',
    run: () =>
      whileBuying({
        injected: `PostgreSQL stopped with "immediate" (sessions just break), started again ${AWAY_MS / 1000} s later`,
        forgets: false,
        async breakAndMend({ cluster }) {
          cluster?.crash();
          await delay(AWAY_MS);
          cluster?.again();
        },
      }),
  },
  {
    name: 'connections-cut',
    about: 'all connections to PostgreSQL cut again and again while visitors browse and buy',
    run: () =>
      whileBuying({
        injected: `pg_terminate_backend on every connection of the shop, ${CUTS} times`,
        forgets: true,
        async breakAndMend(world) {
          for (let i = 0; i < CUTS; i++) {
            await cut(world);
            await delay(200 + 17 * i);
          }
        },
      }),
  },
];
