import type { AccessRefused } from '#domain/staff/actor.ts';
import { describeRefusal } from './refusal.ts';
import type { Refused } from './refused.ts';

/** The server's class is another copy than this bundle's, so `instanceof` would be false. */
const isAccessRefused = (error: unknown): error is AccessRefused =>
  error instanceof Error && error.name === 'AccessRefused';

/**
 * Runs an action of a form whose typed values must survive a missing factor or consent: such a refusal is its data. Every other
 * refusal ends the request.
 */
export async function orRefused<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (!isAccessRefused(error) || error.reason === 'role' || error.reason === 'store') throw error;
    return describeRefusal(error);
  }
}
