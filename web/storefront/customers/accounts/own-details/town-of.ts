import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';

const TIMEOUT_MS = 5_000;

/** The town of a Finnish postcode; null when unknown or on failure: then the customer types it. */
export async function townOf(postcode: string): Promise<string | null> {
  const path = `/data/postcodes/${encodeURIComponent(postcode)}.json`;
  const found = await callBackend<{ city?: string }>(path, { timeout: TIMEOUT_MS }).catch(() => null);
  return found?.city || null;
}
