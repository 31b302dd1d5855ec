import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { RawSparePart } from '#backend/catalog/spare-parts/present.ts';
import { normaliseCode } from '#domain/catalog/spare-parts/code.ts';

export type WireRow = RawSparePart & { saldo?: number; saatavilla?: string; korvaavat?: string[] };
type Key = { tuotekoodi: string; toimittajanumero: string };
type Lookup = { keys?: Key[]; codes?: string[]; replacing?: Key[] };
/** Writes the response to a request itself; false: the fake responds correctly. */
export type Misbehaviour = (res: ServerResponse, req: IncomingMessage, nth: number) => boolean | undefined;

export const wireRow = (tuotekoodi: string, more: Partial<WireRow> = {}): WireRow => ({
  toimittajanumero: '1044',
  toimittaja: 'Polaris',
  seurantaryhman_nimi: '',
  tuotekoodi,
  tuotenimi: `Osa ${tuotekoodi}`,
  myyntihinta: 10,
  ...more,
});

const bare = (code: string) => normaliseCode(code).replace(/^0+/, '');
const isOf = (row: WireRow) => (key: Key) =>
  key.tuotekoodi === row.tuotekoodi && key.toimittajanumero === row.toimittajanumero;

function lookUp(rows: readonly WireRow[], { keys = [], codes = [], replacing = [] }: Lookup): WireRow[] {
  return rows.filter(
    (row) =>
      keys.some(isOf(row)) ||
      codes.some((code) => bare(code) === bare(row.tuotekoodi)) ||
      replacing.some(
        (key) =>
          key.toimittajanumero === row.toimittajanumero &&
          (row.korvaavat ?? []).some((code) => code === key.tuotekoodi),
      ),
  );
}

function find(rows: readonly WireRow[], query: URLSearchParams): WireRow[] {
  const code = query.get('code') ?? '';
  const ofSupplier = rows.filter((row) => [null, row.toimittajanumero].includes(query.get('supplier')));
  if (query.get('exact')) return ofSupplier.filter((row) => row.tuotekoodi === code);
  return ofSupplier.filter((row) => bare(row.tuotekoodi).startsWith(bare(code)));
}

/**
 * A local supplier's system that speaks the protocol of docs/spare-parts.md, records its requests in `requests` and can
 * be slow, wrong or down (`misbehave`).
 */
export async function fakeSupplier(rows: readonly WireRow[]) {
  const requests: { method: string; url: string; token: string | undefined }[] = [];
  let misbehave: Misbehaviour = () => false;
  const server = createServer(async (req, res) => {
    const chunks = [];
    for await (const chunk of req) chunks.push(chunk);
    requests.push({ method: req.method ?? '', url: req.url ?? '', token: req.headers.authorization });
    if (misbehave(res, req, requests.length)) return;
    const url = new URL(req.url ?? '/', 'http://supplier.test');
    const all =
      req.method === 'POST' ? lookUp(rows, JSON.parse(Buffer.concat(chunks).toString())) : find(rows, url.searchParams);
    const [offset, limit] = [Number(url.searchParams.get('offset') ?? 0), Number(url.searchParams.get('limit') ?? 1e6)];
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ rows: all.slice(offset, offset + limit), total: all.length }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close,
    misbehave: (how: Misbehaviour) => {
      misbehave = how;
      requests.length = 0;
    },
  };
}
