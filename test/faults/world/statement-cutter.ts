import { DefaultQueryExecutor } from 'kysely';

/** At which statement of an action the fault happens. */
export type Cut = { at: number; when: 'before' | 'after' };

/** Breaks something at the nth statement of an action; counts the statements. */
export function statementCutter(sever: () => unknown) {
  const { executeQuery } = DefaultQueryExecutor.prototype;
  const state: { count: number; cut: Cut | null } = { count: 0, cut: null };
  DefaultQueryExecutor.prototype.executeQuery = async function execute(query, ...rest) {
    const { cut } = state;
    const isNow = ++state.count === cut?.at;
    if (isNow && cut.when === 'before') await sever();
    const result = await executeQuery.call(this, query, ...rest);
    if (isNow && cut.when === 'after') await sever();
    return result as never;
  };
  return {
    /** Runs an action with a cut; how it went, and how many statements it took. */
    async during(cut: Cut | null, act: () => Promise<{ ok: boolean }>) {
      Object.assign(state, { count: 0, cut });
      const outcome = await act().then(
        ({ ok }) => (ok ? 'done' : 'refused'),
        () => 'failed',
      );
      return { outcome, statements: state.count };
    },
    end: () => {
      DefaultQueryExecutor.prototype.executeQuery = executeQuery;
    },
  };
}
