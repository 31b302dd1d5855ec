import { ShopError } from '#domain/base/error-codes.ts';

/** The database did not respond or could not write; the request may be retried. */
export class DatabaseUnavailable extends ShopError {
  constructor(cause: unknown) {
    super('unavailable', 'The shop does not answer just now. Please try again in a moment.');
    this.name = 'DatabaseUnavailable';
    this.cause = cause;
  }
}

/** Error codes of failed connections, and of PostgreSQL while it stops, starts, or has no space. */
const AWAY_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[1-3]|53[1-4]00|58030)$/;
/** Messages of the driver and of the embedded database without a code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the embedded database has stopped)/;

/** Whether an error concerns the connection or the disk space of the database, not the statement. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && AWAY_CODES.test(String(error.code))) return true;
  if (AWAY_WORDS.test(error.message)) return true;
  return error instanceof AggregateError && error.errors.length > 0 && error.errors.every(isAway);
}

/** For `catch`: rethrows the error, as `DatabaseUnavailable` if it is one. */
export function throwAway(error: unknown): never {
  throw isAway(error) ? new DatabaseUnavailable(error) : error;
}
