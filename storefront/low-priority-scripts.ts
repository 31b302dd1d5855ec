import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

const PRELOAD = 'rel="modulepreload"';
const LOW = `${PRELOAD} fetchpriority="low"`;

/**
 * Tells browsers to fetch a page's scripts after what paints it: the router names them in the head, and before styles,
 * fonts and the first picture they would take most of a phone's line. Passes everything else through as it comes.
 */
export function lowPriorityScripts(): Transform {
  // a letter may be cut too
  const letters = new StringDecoder('utf8');
  let kept = '';
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = kept + letters.write(chunk);
      // its name may be cut by the end of a chunk
      const end = text.lastIndexOf('<');
      const cut = end !== -1 && !text.includes('>', end) ? end : text.length;
      kept = text.slice(cut);
      done(null, text.slice(0, cut).replaceAll(PRELOAD, LOW));
    },
    flush(done) {
      done(null, (kept + letters.end()).replaceAll(PRELOAD, LOW));
    },
  });
}
