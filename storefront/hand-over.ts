import type { EntryContext } from 'react-router';

/** Ends no script and starts no tag. */
const escaped = (json: string) =>
  json.replace(/[&<>\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * What the loaders gave, as the scripts that hand it to the browser's router. `ServerRouter` writes the same ones, but in
 * parts, each as a boundary that waits: where nothing is loaded later the page can be made in one go.
 */
export async function handOver(
  stream: EntryContext['serverHandoffStream'],
  nonce: string | undefined,
): Promise<string> {
  if (!stream) return '';
  const text = await new Response(stream).text();
  const start = nonce ? `<script nonce="${nonce}">` : '<script>';
  const controller = 'window.__reactRouterContext.streamController';
  return `${start}${controller}.enqueue(${escaped(JSON.stringify(text))});${controller}.close();</script>`;
}
