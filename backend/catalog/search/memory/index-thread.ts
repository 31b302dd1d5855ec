import { Worker } from 'node:worker_threads';
import { type ErrorCode, type FieldError, ShopError } from '#domain/base/error-codes.ts';
import { readWordList } from '../word-list.ts';
import { createIndexHost, type IndexHost, type RemoteIndexHost } from './index-host.ts';

const methods = [
  'load',
  'changeProducts',
  'loadContents',
  'buildContents',
  'startProducts',
  'addProducts',
  'finishProducts',
  'readSnapshot',
  'writeSnapshot',
  'searchProducts',
  'searchContents',
  'attributeTexts',
  'size',
] as const satisfies (keyof RemoteIndexHost)[];

type Method = (typeof methods)[number];
export type MethodCall = { method: Method; given: unknown };
export type WorkerCall = MethodCall & { id: number };
type Caller = (method: Method) => (given: unknown) => Promise<never>;

/** Runs a method of a host. Callers have its types from `RemoteIndexHost`. */
export const runMethod = (host: IndexHost, { method, given }: MethodCall): never =>
  (host[method] as (given: unknown) => never)(given);

const remote = (call: Caller) =>
  Object.fromEntries(methods.map((method) => [method, call(method)])) as unknown as RemoteIndexHost;

type Failure = { message: string; code?: ErrorCode; fields?: FieldError[] };
export type WorkerAnswer = { id: number } & ({ result: never } | { failure: Failure });

/** Building an index of a million products takes three gigabytes for some minutes. */
const MAX_HEAP_MB = 8192;

/** An index host that can be closed. `onLost` is called once when its thread ends by itself. */
export type OpenedHost = { host: RemoteIndexHost; close(): Promise<void> };
/** `end` stops the thread as a crash would. */
export type OpenedThread = OpenedHost & { end(): Promise<void> };

const errorOf = ({ message, code, fields }: Failure): Error =>
  code ? new ShopError(code, message, fields) : new Error(message);

/** Opens an index host in a thread of its own. Calls that a lost thread has not answered reject with 'unavailable'. */
export function openIndexThread(onLost: () => void): OpenedThread {
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  worker.unref();
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let nextId = 0;
  let isOpen = true;
  const lost = new ShopError('unavailable', 'The search index has stopped; it is being loaded again.');

  worker.on('message', (answer: WorkerAnswer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('result' in answer) call?.resolve(answer.result);
    else call?.reject(errorOf(answer.failure));
  });
  // 'exit' follows
  worker.on('error', () => {});
  worker.on('exit', () => {
    if (isOpen) onLost();
    isOpen = false;
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
  });

  const call: Caller = (method) => (given) =>
    new Promise<never>((resolve, reject) => {
      if (!isOpen) return reject(lost);
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, given } satisfies WorkerCall);
    });
  return {
    host: remote(call),
    async end() {
      await worker.terminate();
    },
    async close() {
      isOpen = false;
      await worker.terminate();
    },
  };
}

/** The same in the caller's own thread, for commands and tests: nothing to start, but a search blocks everything else. */
export function openIndexHere(words = readWordList()): OpenedHost {
  const host = createIndexHost(words);
  const call: Caller = (method) => async (given) => runMethod(host, { method, given });
  return { host: remote(call), close: async () => {} };
}
