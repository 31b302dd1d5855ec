import { parentPort } from 'node:worker_threads';
import { messageOf } from '#backend/platform/caught-error.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { readWordList } from '../word-list.ts';
import { createIndexHost } from './index-host.ts';
import { runMethod, type WorkerAnswer, type WorkerCall } from './index-thread.ts';

/** The thread of a search index: runs the methods of its host, one after another. */
const host = createIndexHost(readWordList());

parentPort?.on('message', async (call: WorkerCall) => {
  const answer = (result: WorkerAnswer) => parentPort?.postMessage(result);
  try {
    answer({ id: call.id, result: await runMethod(host, call) });
  } catch (error) {
    const message = messageOf(error);
    const failure = error instanceof ShopError ? { code: error.code, message, fields: error.fields } : { message };
    answer({ id: call.id, failure });
  }
});
