import type { ShopContext } from '#backend/platform/context.ts';
import { EVERYTHING, type LiveEvent, readEvents, STAFF_CHANGED } from './events.ts';

export type { LiveEvent } from './events.ts';

/** An open screen: receives events, and is closed when the process stops. */
export type LiveScreen = { tell: (events: LiveEvent[]) => void; close: () => void };

/**
 * Tells the screens of staff what has changed, in any process. Listens to the database from the first screen on. `others` are
 * channels whose every notification changes the things of a kind, such as an import's of the catalog.
 */
export function createLiveService({ db }: Pick<ShopContext, 'db'>, others: Record<string, string> = {}) {
  const screens = new Set<LiveScreen>();
  let listening: Promise<unknown> | null = null;
  const tellAll = (events: LiveEvent[]) => {
    for (const screen of screens) screen.tell(events);
  };
  const listen = () =>
    Promise.all([
      db.listen(STAFF_CHANGED, (payload) => tellAll(readEvents(payload))),
      ...Object.entries(others).map(([channel, kind]) =>
        db.listen(channel, (payload) => tellAll(payload === '' ? [EVERYTHING] : [{ kind, id: '' }])),
      ),
    ]);

  return {
    /** Adds a screen; resolves, once changes reach it, to a function that removes it. */
    async follow(screen: LiveScreen): Promise<() => void> {
      listening ??= listen().catch((error) => {
        listening = null;
        throw error;
      });
      screens.add(screen);
      await listening;
      return () => screens.delete(screen);
    },

    /** Closes all screens: their browsers connect to another process, or to the next start. */
    closeScreens(): void {
      for (const screen of screens) screen.close();
      screens.clear();
    },
  };
}

export type LiveService = ReturnType<typeof createLiveService>;
