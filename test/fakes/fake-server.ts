import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: string };
export type Answering = (asked: Asked, res: ServerResponse) => void;

/** Ways in which a carrier can fail. */
export const misbehaviours = {
  /** Never ends its response. */
  slow: () => {},
  wrong: (_: Asked, res: ServerResponse) => res.end('<html>Huoltokatko</html>'),
  broken: (_: Asked, res: ServerResponse) => res.writeHead(503).end('down'),
  cut: (_: Asked, res: ServerResponse) => res.destroy(),
} as const satisfies Record<string, Answering>;

/** A local carrier server that records requests and can be made to fail. */
export async function fakeServer(answer: Answering) {
  const asked: Asked[] = [];
  let answering = answer;
  const server = createServer(async (req, res) => {
    const chunks = [];
    for await (const chunk of req) chunks.push(chunk);
    const question = {
      method: req.method ?? '',
      path: req.url ?? '',
      headers: req.headers,
      body: Buffer.concat(chunks).toString(),
    };
    asked.push(question);
    answering(question, res);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close,
    /** Responds in this way from now on; without an argument, normally. */
    behave(how: Answering = answer) {
      answering = how;
      asked.length = 0;
    },
  };
}
