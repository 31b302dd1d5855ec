import type { Db } from '#backend/platform/db/db.ts';

/**
 * Empties filled tables only: most tests fill a few rows of a few tables. Deleting those, without triggers and foreign keys,
 * takes a tenth of the time of truncating them. Queues of jobs stay, without their jobs: the next start needs to create none.
 */
const RESET = `
  do $$
  declare
    name text;
    large text[] := '{}';
    sequence text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for name in
      select format('%I.%I', nspname, relname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and pg_relation_size(pg_class.oid) > 0 and (
        nspname = 'public' and relname <> 'migration'
        or nspname = 'jobs' and relname not in ('version', 'queue', 'schedule'))
    loop
      if pg_relation_size(name::regclass) > 200000 then
        large := large || name;
      else
        execute 'delete from ' || name;
      end if;
    end loop;
    if cardinality(large) > 0 then
      execute 'truncate ' || array_to_string(large, ', ') || ' cascade';
    end if;
    for sequence in
      select format('%I.%I', schemaname, sequencename) from pg_sequences
      where schemaname = 'public' and last_value is not null
    loop
      execute format('alter sequence %s restart', sequence);
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
