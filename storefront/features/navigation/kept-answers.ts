/** What was asked for is used for so long: prices and stock change. */
export const KEEP_MS = 30_000;
const MOST = 40;

type Ask = (address: string, init: RequestInit) => Promise<Response>;
type Kept = { answer: Promise<Response>; askedAt: number; isWanted: boolean; stop: AbortController };

export type KeptAnswers = ReturnType<typeof keptAnswers>;

/** Answers in this page's memory, asked for once whoever needs them: ahead of a press, by it, and on the way back. */
export function keptAnswers(ask: Ask, now: () => number) {
  const kept = new Map<string, Kept>();

  const forget = (address: string, entry: Kept) => {
    if (kept.get(address) === entry) kept.delete(address);
  };

  function find(address: string): Kept | undefined {
    const entry = kept.get(address);
    if (!entry) return;
    const age = now() - entry.askedAt;
    if (age >= 0 && age < KEEP_MS) return entry;
    kept.delete(address);
  }

  async function whole(address: string, init: RequestInit): Promise<Response> {
    const answer = await ask(address, init);
    // read, so that its connection is free and each use has a copy
    await answer.clone().arrayBuffer();
    return answer;
  }

  function start(address: string, priority: RequestPriority): Kept {
    const stop = new AbortController();
    const answer = whole(address, { priority, signal: stop.signal });
    const entry = { answer, askedAt: now(), isWanted: priority !== 'low', stop };
    kept.set(address, entry);
    answer.then(
      ({ status }) => {
        // it is here: nothing is left to stop
        entry.isWanted = true;
        if (status !== 200) forget(address, entry);
      },
      () => forget(address, entry),
    );
    for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest);
    return entry;
  }

  /** Who asked may give up: then it is asked anew by the next press, which would only join what does not come. */
  async function arrival(address: string, entry: Kept, signal: AbortSignal | null): Promise<Response> {
    const giveUp = () => {
      forget(address, entry);
      entry.stop.abort(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp);
    try {
      return (await entry.answer).clone();
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  }

  return {
    /** Asks ahead, unless it is here; ends when the answer is. */
    async ahead(address: string, priority: RequestPriority): Promise<void> {
      const entry = find(address) ?? start(address, priority);
      entry.isWanted ||= priority !== 'low';
      await entry.answer.catch(() => null);
    },
    /** The answer, asked for now when it is not here or did not come. */
    async use(address: string, signal: AbortSignal | null = null): Promise<Response> {
      signal?.throwIfAborted();
      const here = find(address);
      if (here) {
        here.isWanted = true;
        const answer = await arrival(address, here, signal).catch(() => null);
        signal?.throwIfAborted();
        if (answer) return answer;
      }
      return arrival(address, start(address, 'auto'), signal);
    },
    /** Out of sight: what was asked for low and has not come yet is not waited for. */
    drop(address: string): void {
      const entry = kept.get(address);
      if (entry && !entry.isWanted) entry.stop.abort();
    },
    clear: () => kept.clear(),
  };
}
