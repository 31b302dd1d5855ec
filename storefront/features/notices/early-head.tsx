import { earlyScript } from './early-script.ts';
import lateScript from './late-script.ts?worker&url';

/**
 * What stands in the head of every page and is the same on all of them. Only the server writes it: the browser's copy of
 * the page does without, as React leaves alone what it does not know in the head.
 */
export function EarlyHead({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce}>{earlyScript(lateScript)}</script>;
}
