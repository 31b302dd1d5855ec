const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/;

/** The start of a booking as a form sends it; null when it is no instant on a whole minute. */
export const startOf = (typed: string): Date | null => {
  const at = INSTANT.test(typed) ? new Date(typed) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
};
