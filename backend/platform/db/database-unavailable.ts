import { ShopError } from '#domain/base/error-codes.ts';

/** The database did not answer, or could not write: whoever asked may ask again in a moment. */
export class DatabaseUnavailable extends ShopError {
  constructor(cause: unknown) {
    super('unavailable', 'The shop does not answer just now. Please try again in a moment.');
    this.name = 'DatabaseUnavailable';
    this.cause = cause;
  }
}

/** Connections that were not made or broke, and what PostgreSQL says while it stops, starts, or has no room. */
const AWAY_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[1-3]|53[1-4]00|58030)$/;
/** What the driver and the embedded database say without a code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the embedded database has stopped)/;

/** Whether an error is about the way to the database, or its room, and not about what it was asked. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && AWAY_CODES.test(String(error.code))) return true;
  if (AWAY_WORDS.test(error.message)) return true;
  return error instanceof AggregateError && error.errors.length > 0 && error.errors.every(isAway);
}

/** For `catch`: the same error, or `DatabaseUnavailable` around one that says so. */
export function throwAway(error: unknown): never {
  throw isAway(error) ? new DatabaseUnavailable(error) : error;
}
