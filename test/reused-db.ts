import type { Db } from '#backend/platform/db/db.ts';

/** Truncates filled tables only: most tests touch a few, and truncating costs the same for an empty one. */
const RESET = `
  drop schema if exists jobs cascade;
  do $$
  declare
    name text;
    is_filled boolean;
    filled text[] := '{}';
    sequence text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
      execute format('select exists (select from %I)', name) into is_filled;
      if is_filled then filled := filled || format('%I', name); end if;
    end loop;
    if cardinality(filled) > 0 then
      execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade';
    end if;
    for sequence in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
      execute format('alter sequence %I restart', sequence);
    end loop;
  end $$;`;

// lives as long as the test worker, over its files
const free: Db[] = [];

/**
 * An empty database for one test, emptied and used again by the next test: opening one takes from a fifth of a second
 * to more than a second of processor time, emptying it some milliseconds. `close` gives it back.
 */
export async function reusedDb(open: () => Promise<Db>): Promise<Db> {
  const used = free.pop();
  if (used) await used.exec(RESET);
  const db = used ?? (await open());
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
