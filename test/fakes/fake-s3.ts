import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const REGION = 'eu-north-1';
const KEYS = { S3_ACCESS_KEY_ID: 'AKIATEST', S3_SECRET_ACCESS_KEY: 'salainen/avain+1' };
/** Small, so that every list has several pages. */
const PAGE = 3;
const MOST_SKEW_MS = 15 * 60_000;

export type S3Mood = 'well' | 'slow' | 'broken' | 'cut' | 'garbage' | 'refusing' | 'flaky';
type Stored = { bytes: Buffer; at: Date };

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const strict = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature that AWS's documentation of version 4 asks for, written from it and not from the client. */
function signatureOf(req: IncomingMessage, url: URL, signed: readonly string[], scope: string): string {
  const [day = '', region = '', service = ''] = scope.split('/');
  const query = [...url.searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .toSorted()
    .join('&');
  const path = url.pathname
    .split('/')
    .map((part) => strict(decodeURIComponent(part)))
    .join('/');
  const headers = signed.map((name) => `${name}:${String(req.headers[name] ?? '').trim()}\n`).join('');
  const request = [req.method, path, query, headers, signed.join(';'), req.headers['x-amz-content-sha256']].join('\n');
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, sha256(request)].join('\n');
  const dayKey = hmac(hmac(hmac(`AWS4${KEYS.S3_SECRET_ACCESS_KEY}`, day), region), service);
  return hmac(hmac(dayKey, 'aws4_request'), text).toString('hex');
}

/** Why a request is refused, as a code of S3; null when it is signed as it must be. */
function refusalOf(req: IncomingMessage, url: URL, body: Buffer): [status: number, code: string] | null {
  const given = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    req.headers.authorization ?? '',
  );
  if (!given) return [403, 'AccessDenied'];
  const [, id, scope = '', names = '', signature] = given;
  if (id !== KEYS.S3_ACCESS_KEY_ID) return [403, 'InvalidAccessKeyId'];
  if (!scope.endsWith(`/${REGION}/s3/aws4_request`)) return [400, 'AuthorizationHeaderMalformed'];
  const at = String(req.headers['x-amz-date']).replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (!(Math.abs(Date.parse(at) - Date.now()) < MOST_SKEW_MS)) return [403, 'RequestTimeTooSkewed'];
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return [403, 'AccessDenied'];
  if (signatureOf(req, url, signed, scope) !== signature) return [403, 'SignatureDoesNotMatch'];
  if (sha256(body) !== req.headers['x-amz-content-sha256']) return [400, 'XAmzContentSHA256Mismatch'];
  return null;
}

/** As servers do: some characters by name, others by number. */
const xml = (text: string) =>
  text.replaceAll(/[&<>'"]/g, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`).replaceAll('&#x26;', '&amp;');

function refuse(res: ServerResponse, [status, code]: [number, string]): true {
  res.writeHead(status, { 'content-type': 'application/xml' });
  res.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>refused</Message></Error>`);
  return true;
}

function listing(files: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const token = query.get('continuation-token');
  const from = token === null ? '' : Buffer.from(token, 'base64').toString();
  const names = [...files.keys()]
    .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > from)
    .toSorted();
  const page = names.slice(0, PAGE);
  const contents = page.map((name) => {
    const { bytes, at } = files.get(name) ?? { bytes: Buffer.alloc(0), at: new Date() };
    return `<Contents><Key>${xml(name)}</Key><LastModified>${at.toISOString()}</LastModified><ETag>"x"</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const next = Buffer.from(page.at(-1) ?? '').toString('base64');
  const more = names.length > PAGE ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><KeyCount>${page.length}</KeyCount>${more}<IsTruncated>${names.length > PAGE}</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

function getObject(req: IncomingMessage, res: ServerResponse, { bytes, at }: Stored): void {
  const range = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '');
  const [first, last] = range
    ? [Number(range[1]), Math.min(Number(range[2]), bytes.length - 1)]
    : [0, bytes.length - 1];
  if (range && first >= bytes.length) return void refuse(res, [416, 'InvalidRange']);
  res.writeHead(range ? 206 : 200, {
    'content-length': last - first + 1,
    'last-modified': at.toUTCString(),
    ...(range && { 'content-range': `bytes ${first}-${last}/${bytes.length}` }),
  });
  res.end(req.method === 'HEAD' ? undefined : bytes.subarray(first, last + 1));
}

/**
 * A bucket that speaks as much of S3 as the shop does, checks every signature and the hash of every upload, and can be slow, wrong or
 * down. Its times have no milliseconds in headers, and have them in lists, as with S3.
 */
export async function startFakeS3() {
  const files = new Map<string, Stored>();
  const asked: string[] = [];
  let mood: S3Mood = 'well';

  const moods: Record<S3Mood, (req: IncomingMessage, res: ServerResponse) => boolean> = {
    well: () => false,
    slow: () => true,
    broken: (_, res) => refuse(res, [503, 'SlowDown']),
    refusing: (_, res) => refuse(res, [403, 'AccessDenied']),
    garbage(req, res) {
      if (req.method !== 'GET') return false;
      res.end('<html>Huoltokatko</html>');
      return true;
    },
    cut(req, res) {
      if (req.method === 'GET') res.writeHead(200, { 'content-length': '100' }).write('puoli');
      setTimeout(() => res.destroy(), 20);
      return true;
    },
    flaky(_, res) {
      const isCut = asked.length % 2 === 1;
      if (isCut) res.destroy();
      return isCut;
    },
  };

  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const url = new URL(req.url ?? '/', `http://${req.headers.host}`);
    asked.push(`${req.method} ${url.pathname}${url.search}`);
    if (moods[mood](req, res)) return;
    const refusal = refusalOf(req, url, body);
    if (refusal) return void refuse(res, refusal);
    const [, bucket, ...parts] = url.pathname.split('/');
    const name = parts.map(decodeURIComponent).join('/');
    if (bucket !== 'tieva') return void refuse(res, [404, 'NoSuchBucket']);
    if (req.method === 'GET' && name === '') return void res.end(listing(files, url.searchParams));
    if (req.method === 'PUT') {
      files.set(name, { bytes: body, at: new Date() });
      return void res.writeHead(200).end();
    }
    if (req.method === 'DELETE') {
      files.delete(name);
      return void res.writeHead(204).end();
    }
    const found = files.get(name);
    if (found) getObject(req, res, found);
    else refuse(res, [404, 'NoSuchKey']);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    files,
    /** The requests that came, with their method. */
    asked,
    /** The settings of a shop that keeps its files here. */
    env: { S3_URL: `http://127.0.0.1:${port}/tieva`, S3_REGION: REGION, ...KEYS },
    be(how: S3Mood): void {
      mood = how;
      asked.length = 0;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>;
