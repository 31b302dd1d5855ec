import type { Db } from '#backend/db/db.ts';
import { openPglite } from '#backend/db/pglite.ts';
import { pgliteTemplate } from './pglite-template.ts';

const RESET = `
  drop schema if exists jobs cascade;
  do $$
  declare sequence text;
  begin
    execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
             from pg_tables where schemaname = 'public' and tablename <> 'migration');
    for sequence in select sequencename from pg_sequences where schemaname = 'public' loop
      execute format('alter sequence %I restart', sequence);
    end loop;
  end $$;`;

// lives as long as the test worker, over its files
const free: Db[] = [];

/**
 * An empty PGlite for one test, emptied and used again by the next test: opening one takes more than a second of
 * processor time, emptying it some milliseconds. `close` gives it back.
 */
export async function reusedPglite(): Promise<Db> {
  const used = free.pop();
  if (used) await used.exec(RESET);
  const db = used ?? (await openPglite('memory://', { loadFrom: await pgliteTemplate() }));
  const stops: (() => Promise<void>)[] = [];
  return {
    ...db,
    async listen(channel, handler) {
      const stop = await db.listen(channel, handler);
      stops.push(stop);
      return stop;
    },
    async close() {
      await Promise.all(stops.splice(0).map((stop) => stop()));
      free.push(db);
    },
  };
}
