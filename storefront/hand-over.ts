import type { EntryContext } from 'react-router';

const CONTEXT = 'window.__reactRouterContext = ';
const CONTROLLER = 'window.__reactRouterContext.streamController';

/** Ends no script and starts no tag. */
const escaped = (json: string) =>
  json.replace(/[&<>\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * What the loaders gave, as the code that hands it to the browser's router. `ServerRouter` writes the same, but in parts,
 * each as a boundary that waits: where nothing is loaded later the page can be made in one go.
 */
export async function handOver(stream: EntryContext['serverHandoffStream']): Promise<string> {
  if (!stream) return '';
  const text = await new Response(stream).text();
  return `${CONTROLLER}.enqueue(${escaped(JSON.stringify(text))});${CONTROLLER}.close();`;
}

/** The page with `code` at the end of the script that makes the router's context: one script less to be allowed. */
export function handedOver(html: Buffer, code: string): Buffer {
  const context = html.indexOf(CONTEXT);
  if (context === -1) return html;
  const end = html.indexOf('</script>', context);
  return Buffer.concat([html.subarray(0, end), Buffer.from(code), html.subarray(end)]);
}
