import { parentPort } from 'node:worker_threads';
import { messageOf } from '#backend/platform/caught-error.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { createIndexHost } from './index-host.ts';
import { type MethodCall, runMethod, type WorkerAnswers, type WorkerCalls } from './index-thread.ts';

/** The thread of a search index: runs the methods of its host, one after another. */
const host = createIndexHost();

async function answer(call: MethodCall): Promise<WorkerAnswers['answers'][number]> {
  try {
    return { result: await runMethod(host, call) };
  } catch (error) {
    const message = messageOf(error);
    return { failure: error instanceof ShopError ? { code: error.code, message, fields: error.fields } : { message } };
  }
}

parentPort?.on('message', async ({ id, calls }: WorkerCalls) => {
  parentPort?.postMessage({ id, answers: await Promise.all(calls.map(answer)) } satisfies WorkerAnswers);
});
