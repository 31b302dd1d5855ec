import { Worker } from 'node:worker_threads';
import { type ErrorCode, type FieldError, ShopError } from '#domain/base/error-codes.ts';
import { createIndexHost, type IndexHost, type RemoteIndexHost } from './index-host.ts';

type Method = keyof RemoteIndexHost;
export type MethodCall = { method: Method; given: unknown };
/** The calls of one message. */
export type WorkerCalls = { id: number; calls: MethodCall[] };
type Caller = (method: Method) => (given?: unknown) => Promise<never>;

/** Runs a method of a host. Callers have its types from `RemoteIndexHost`. */
export const runMethod = (host: IndexHost, { method, given }: MethodCall): never =>
  (host[method] as (given: unknown) => never)(given);

const remote = (call: Caller): RemoteIndexHost => ({
  setWords: call('setWords'),
  load: call('load'),
  changeProducts: call('changeProducts'),
  loadContents: call('loadContents'),
  buildContents: call('buildContents'),
  startProducts: call('startProducts'),
  addProducts: call('addProducts'),
  finishProducts: call('finishProducts'),
  readSnapshot: call('readSnapshot'),
  writeSnapshot: call('writeSnapshot'),
  searchProducts: call('searchProducts'),
  tryProducts: call('tryProducts'),
  searchContents: call('searchContents'),
  attributeTexts: call('attributeTexts'),
  size: call('size'),
});

type Failure = { message: string; code?: ErrorCode; fields?: FieldError[] };
/** The answers to the calls of one message, in their order. */
export type WorkerAnswers = { id: number; answers: ({ result: never } | { failure: Failure })[] };

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
  type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };
  const waiting = new Map<number, Waiting[]>();
  let unsent: (MethodCall & Waiting)[] = [];
  let nextId = 0;
  let isOpen = true;
  const lost = new ShopError('unavailable', 'The search index has stopped; it is being loaded again.');

  worker.on('message', ({ id, answers }: WorkerAnswers) => {
    for (const [i, { resolve, reject }] of (waiting.get(id) ?? []).entries()) {
      const answer = answers[i];
      if (!answer) continue;
      if ('result' in answer) resolve(answer.result);
      else reject(errorOf(answer.failure));
    }
    waiting.delete(id);
  });
  // 'exit' follows
  worker.on('error', () => {});
  worker.on('exit', () => {
    if (isOpen) onLost();
    isOpen = false;
    for (const { reject } of [...waiting.values()].flat()) reject(lost);
    waiting.clear();
  });

  function send(): void {
    const [id, sent] = [nextId++, unsent];
    unsent = [];
    try {
      worker.postMessage({ id, calls: sent.map(({ method, given }) => ({ method, given })) } satisfies WorkerCalls);
      waiting.set(id, sent);
    } catch (error) {
      // a value that no message can carry must not end the process
      for (const { reject } of sent) reject(new Error('the search index cannot be asked', { cause: error }));
    }
  }

  const call: Caller = (method) => (given) =>
    new Promise<never>((resolve, reject) => {
      if (!isOpen) return reject(lost);
      // a message costs as much as a search, so the calls of one request, such as those of a quick search, share one
      if (unsent.length === 0) process.nextTick(send);
      unsent.push({ method, given, resolve, reject });
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
export function openIndexHere(): OpenedHost {
  const host = createIndexHost();
  const call: Caller = (method) => async (given) => runMethod(host, { method, given });
  return { host: remote(call), close: async () => {} };
}
