import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { normaliseCode } from '#domain/catalog/spare-parts/code.ts';
import type { RawSparePart } from '../present.ts';

export type WireRow = RawSparePart & { saldo?: number; saatavilla?: string; korvaavat?: string[] };
type Key = { tuotekoodi: string; toimittajanumero: string };
type Asked = { keys?: Key[]; codes?: string[]; replacing?: Key[] };
/** Writes the answer to a question itself; false: the fake answers as it should. */
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

function looked(rows: readonly WireRow[], { keys = [], codes = [], replacing = [] }: Asked): WireRow[] {
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

function found(rows: readonly WireRow[], query: URLSearchParams): WireRow[] {
  const code = query.get('code') ?? '';
  const ofSupplier = rows.filter((row) => [null, row.toimittajanumero].includes(query.get('supplier')));
  if (query.get('exact')) return ofSupplier.filter((row) => row.tuotekoodi === code);
  return ofSupplier.filter((row) => bare(row.tuotekoodi).startsWith(bare(code)));
}

/**
 * A supplier's system on this machine that speaks the protocol of docs/spare-parts.md, with a way to be slow, wrong and
 * down. Tells what it was asked.
 */
export async function fakeSupplier(rows: readonly WireRow[]) {
  const asked: { method: string; url: string; token: string | undefined }[] = [];
  let misbehave: Misbehaviour = () => false;
  const server = createServer(async (req, res) => {
    const chunks = [];
    for await (const chunk of req) chunks.push(chunk);
    asked.push({ method: req.method ?? '', url: req.url ?? '', token: req.headers.authorization });
    if (misbehave(res, req, asked.length)) return;
    const url = new URL(req.url ?? '/', 'http://supplier.test');
    const every =
      req.method === 'POST'
        ? looked(rows, JSON.parse(Buffer.concat(chunks).toString()))
        : found(rows, url.searchParams);
    const [offset, limit] = [Number(url.searchParams.get('offset') ?? 0), Number(url.searchParams.get('limit') ?? 1e6)];
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ rows: every.slice(offset, offset + limit), total: every.length }));
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
    asked,
    close,
    misbehave: (how: Misbehaviour) => {
      misbehave = how;
      asked.length = 0;
    },
  };
}
