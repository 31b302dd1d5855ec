import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from '@firebase/app';
import { onTestFinished } from 'vitest';

/** The published client of cloud functions, whose calls carry the bearer token from `token`. */
export function cloudApp(token: () => string | null = () => null) {
  const app = initializeApp({ projectId: 'tieva-shop' }, randomUUID());
  const auth = {
    getToken: async () => {
      const accessToken = token();
      return accessToken ? { accessToken } : null;
    },
    getUid: () => null,
    addAuthTokenListener() {},
    removeAuthTokenListener() {},
  };
  const { container } = app as unknown as { container: { addComponent(component: unknown): void } };
  container.addComponent({
    name: 'auth-internal',
    type: 'PRIVATE',
    instanceFactory: () => auth,
    multipleInstances: false,
    serviceProps: {},
    instantiationMode: 'LAZY',
    onInstanceCreated: null,
  });
  onTestFinished(() => deleteApp(app));
  return app;
}

/** Code and message of a failed call, without the HTTP status that the client appends. */
export async function refusalOf(call: Promise<unknown>) {
  const error = (await call.then(
    () => {
      throw new Error('the call succeeded');
    },
    (failure: unknown) => failure,
  )) as { code?: string; message: string; details?: unknown };
  if (!error.code) throw error;
  return { code: error.code, message: error.message.replace(/ \[\d+\]$/, ''), details: error.details };
}
