import { z } from 'zod';
import { CarrierFailed } from '../provider.ts';
import { type Asking, ask } from './carrier-http.ts';

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().default(3600) });
/** A token is not used in its last minute. */
const MARGIN_MS = 60_000;

type Options = Asking & { authUrl: string; clientId: string; clientSecret: string; now: () => Date };

/** Posti's access token (OAuth client credentials), cached until shortly before it expires. */
export function createPostiToken({ authUrl, clientId, clientSecret, now, ...asking }: Options) {
  let kept: { token: string; until: number } | null = null;
  let coming: Promise<string> | null = null;

  async function fresh(): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const { status, text } = await ask(asking, authUrl, { method: 'POST', body });
    if (status !== 200) throw new CarrierFailed(`gave no token: answered ${status}`);
    try {
      const { access_token, expires_in } = answer.parse(JSON.parse(text));
      kept = { token: access_token, until: now().getTime() + expires_in * 1000 - MARGIN_MS };
      return access_token;
    } catch (error) {
      throw new CarrierFailed('gave no token: answered something else', error);
    }
  }

  return {
    /** Rejects with `CarrierFailed`. Concurrent callers share one request. */
    get(): Promise<string> {
      if (kept && now().getTime() < kept.until) return Promise.resolve(kept.token);
      coming ??= fresh().finally(() => {
        coming = null;
      });
      return coming;
    },
    /** The service rejected the token. */
    forget() {
      kept = null;
    },
  };
}
