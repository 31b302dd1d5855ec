const TIMEOUT_MS = 5_000;

/** The town of a Finnish postcode; null when unknown or on failure: then the customer types it. */
export async function townOf(postcode: string): Promise<string | null> {
  try {
    const answer = await fetch(`/data/postcodes/${encodeURIComponent(postcode)}.json`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return null;
    const { city } = (await answer.json()) as { city?: string };
    return city || null;
  } catch {
    return null;
  }
}
