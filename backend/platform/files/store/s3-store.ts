import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { messageOf } from '#backend/platform/caught-error.ts';
import { createCircuitBreaker } from '#backend/platform/json-client/circuit-breaker.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { readListing } from './s3-listing.ts';

export type S3Options = {
  /** The address of the bucket: `https://s3.example/bucket` or `https://bucket.s3.example`. */
  url: string;
  region?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** A folder of this machine for files on their way. */
  scratch: string;
  /** Both shorter in tests. */
  timeoutMs?: number;
  waitsMs?: readonly number[];
};

/** Until the headers of a response; the body of a stream may take as long as its reader. */
const TIMEOUT_MS = 10_000;
/** Every operation may be repeated: names are written once, or with the same bytes. */
const WAITS_MS = [100, 400];
/** The largest object of a single PUT. */
const MOST_BYTES = 5_000_000_000;
const SLOWEST_BYTES_PER_MS = 1000;
const EMPTY_SHA256 = createHash('sha256').digest('hex');

type Sent = {
  method: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  timeoutMs?: number;
  /** The body has to arrive in the same time, and is tried again too. */
  isWhole?: boolean;
};

/** What S3 said about a refusal, such as `SignatureDoesNotMatch`. */
async function reasonOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  return `${response.status} ${/<Code>(\w{1,60})<\/Code>/.exec(text.slice(0, 4000))?.[1] ?? ''}`.trim();
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

const factsOf = (headers: Headers, name: string): StoredFile => ({
  name,
  bytes: Number(headers.get('content-length')),
  at: new Date(headers.get('last-modified') ?? 0),
});

/**
 * Files in a bucket that speaks S3. Requests are signed with the hash of what they send, so that a damaged upload is refused. A network
 * error, 429 and 5xx are tried again; then the store counts as unavailable (503), and after some failures at once.
 */
export function createS3Store(options: S3Options): FileStore {
  const { url, region, accessKeyId, secretAccessKey, scratch, timeoutMs = TIMEOUT_MS, waitsMs = WAITS_MS } = options;
  const base = url.replace(/\/+$/, '');
  const aws = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', ...(region && { region }) });
  const breaker = createCircuitBreaker(() => new Date());
  const addressOf = (name: string) => `${base}/${name.split('/').map(encodeURIComponent).join('/')}`;

  async function once(address: string, { timeoutMs: patience = timeoutMs, isWhole, ...init }: Sent): Promise<Response> {
    const headers = { 'x-amz-content-sha256': EMPTY_SHA256, ...init.headers };
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(new Error(`no response in ${patience} ms`)), patience);
    try {
      const request = await aws.sign(address, { ...init, headers });
      const response = await fetch(request, { signal: ending.signal, redirect: 'error' });
      return isWhole && response.ok ? new Response(await response.arrayBuffer(), response) : response;
    } finally {
      clearTimeout(timer);
    }
  }

  async function tried(address: string, sent: Sent): Promise<Response> {
    for (let turn = 0; ; turn++) {
      const wait = waitsMs[turn];
      try {
        const response = await once(address, sent);
        if (response.ok || response.status === 404) return response;
        const reason = await reasonOf(response);
        const mayPass = response.status >= 500 || response.status === 429;
        if (!mayPass || wait === undefined) throw new ShopError('unavailable', `The file store responded ${reason}.`);
      } catch (error) {
        if (error instanceof ShopError) throw error;
        if (wait === undefined)
          throw new ShopError('unavailable', `The file store cannot be reached: ${messageOf(error)}`);
      }
      await delay(wait);
    }
  }

  /** The response; null when there is no such object. */
  async function send(address: string, sent: Sent): Promise<Response | null> {
    const response = await breaker(() => tried(address, sent)).catch((error) => {
      if (error instanceof ShopError) throw error;
      throw new ShopError('unavailable', `The file store ${messageOf(error)}.`);
    });
    if (response.ok) return response;
    await response.body?.cancel();
    return null;
  }

  async function put(name: string, body: BodyInit, bytes: number, sha256: string): Promise<void> {
    const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
    const sent = { method: 'PUT', body, headers, timeoutMs: timeoutMs + bytes / SLOWEST_BYTES_PER_MS };
    if (!(await send(addressOf(name), sent))) throw new ShopError('unavailable', 'The file store has no such bucket.');
  }

  const store: FileStore = {
    folder: null,
    place: base,

    async read(name) {
      const response = await send(addressOf(name), { method: 'GET', isWhole: true });
      return response && new Uint8Array(await response.arrayBuffer());
    },

    async open(name, span) {
      const range = span && { headers: { range: `bytes=${span.first}-${span.last}` } };
      const response = await send(addressOf(name), { method: 'GET', ...range });
      return response && (response.body ?? new Blob().stream());
    },

    async find(name) {
      const response = await send(addressOf(name), { method: 'HEAD' });
      return response && factsOf(response.headers, name);
    },

    write: (name, bytes) =>
      put(name, new Uint8Array(bytes), bytes.byteLength, createHash('sha256').update(bytes).digest('hex')),

    async take(name, path) {
      const blob = await openAsBlob(path);
      if (blob.size > MOST_BYTES)
        throw new ShopError('payload-too-large', `${name} is larger than the file store takes at once (5 GB).`);
      await put(name, blob, blob.size, await hashOf(path));
      await rm(path);
    },

    async move(from, to) {
      const stream = await store.open(from);
      if (!stream) return;
      const path = join(scratch, `move-${randomUUID()}.tmp`);
      await mkdir(scratch, { recursive: true });
      try {
        await pipeline(Readable.from(stream), createWriteStream(path));
        await store.take(to, path);
      } finally {
        await rm(path, { force: true });
      }
      await store.remove(from);
    },

    async remove(name) {
      await send(addressOf(name), { method: 'DELETE' });
    },

    async list(folder) {
      const found: StoredFile[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const query: Record<string, string> = { 'list-type': '2', prefix: `${folder}/` };
        if (after) query['continuation-token'] = after;
        const response = await send(`${base}/?${new URLSearchParams(query)}`, { method: 'GET', isWhole: true });
        if (!response) throw new ShopError('unavailable', 'The file store has no such bucket.');
        const { files, next } = readListing(await response.text());
        found.push(...files);
        after = next;
      }
      return found;
    },
  };
  return store;
}
