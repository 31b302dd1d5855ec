import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Rendered = { html: Buffer<ArrayBuffer>; error: unknown };

/**
 * Renders a whole page to bytes. Not streamed, because all data is loaded before rendering. `error` is set when a
 * part failed and is left to the browser. Rejects when nothing could be rendered.
 */
export function renderPage(
  page: ReactNode,
  { nonce, timeoutMs }: { nonce: string | undefined; timeoutMs: number },
): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let error: unknown = null;
    const chunks: Uint8Array[] = [];
    const body = new Writable({
      write(chunk: Uint8Array, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve({ html: Buffer.concat(chunks), error });
        done();
      },
    });
    // renderToPipeableStream is 1.3 times as fast as the web-stream version
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      onAllReady: () => void pipe(body),
      onShellError(failure) {
        clearTimeout(timer);
        reject(failure);
      },
      onError(failure) {
        error = failure;
      },
    });
    const timer = setTimeout(() => abort(), timeoutMs);
  });
}
