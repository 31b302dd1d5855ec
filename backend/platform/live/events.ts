/** What changed: the kind of a thing and its id, never its data. `all`: reload whatever is shown. */
export type LiveEvent = { kind: string; id: string };

/** The database's channel (migration 0033). */
export const STAFF_CHANGED = 'staff_changed';

export const EVERYTHING: LiveEvent = { kind: 'all', id: '' };

/** The events of a notification. An empty one follows a lost connection, which may have lost others. */
export const readEvents = (payload: string): LiveEvent[] =>
  payload === ''
    ? [EVERYTHING]
    : payload.split('\n').map((thing) => {
        const colon = thing.indexOf(':');
        return colon < 0 ? EVERYTHING : { kind: thing.slice(0, colon), id: thing.slice(colon + 1) };
      });
