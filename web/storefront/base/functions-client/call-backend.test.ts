import { afterEach, expect, test, vi } from 'vitest';
import { callBackend } from './call-backend.ts';
import { documents, forgetDocuments } from './documents.ts';

type Sent = { path: string; method?: string; body?: unknown };

/** A backend that gives these responses in order and records the requests. */
function answering(...answers: (Response | Error)[]) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body, signal }: RequestInit = {}) => {
    sent.push({ path, ...(method ? { method } : {}), ...(body ? { body: JSON.parse(String(body)) } : {}) });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    if (answer) return answer;
    return new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  return sent;
}
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const broken = () => new TypeError('fetch failed');

afterEach(() => {
  forgetDocuments();
  vi.unstubAllGlobals();
});

test('throws the specified messages for timeout, lost connection and refusal (callable-4)', async () => {
  answering();
  await expect(callBackend('/api/x', { timeout: 20 })).rejects.toMatchObject({
    message: 'Request time out',
    status: 0,
  });
  answering(broken());
  await expect(callBackend('/api/x')).rejects.toMatchObject({ message: 'Connection failed.', status: 0 });
  const details = [{ field: 'street', message: 'too long' }];
  answering(json({ error: { status: 'INVALID_ARGUMENT', message: 'street', details } }, 400));
  await expect(callBackend('/api/x', { method: 'POST', body: {} })).rejects.toMatchObject({
    message: 'The operation could not be completed',
    status: 400,
    details,
  });
  answering(new Response('<html>'));
  await expect(callBackend('/api/x')).rejects.toThrow('The operation could not be completed');
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  '%d: retries a read once and never a change (callable-3)',
  async (status) => {
    const reading = answering(json({}, status), json({ a: 1 }));
    expect(await callBackend('/api/x')).toEqual({ a: 1 });
    expect(reading).toHaveLength(2);
    const twice = answering(json({}, status), json({}, status), json({}));
    await expect(callBackend('/api/x')).rejects.toMatchObject({ status });
    expect(twice).toHaveLength(2);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const changing = answering(json({}, status), json({}));
      await expect(callBackend('/api/x', { method })).rejects.toMatchObject({ status });
      expect(changing).toHaveLength(1);
    }
  },
);

test('does not retry other failures', async () => {
  for (const status of [400, 401, 403, 404, 501]) {
    const sent = answering(json({}, status), json({}));
    await expect(callBackend('/api/x')).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  }
});

test('addresses documents by path', async () => {
  const sent = answering(json({ id: 'l1' }, 201), ...[0, 1, 2].map(() => new Response(null, { status: 204 })));
  expect(await documents.create('users/u 1/wishlists', { name: 'Mökki' })).toEqual({ id: 'l1' });
  expect(await documents.update('users/u1/wishlists/l1', { name: 'Talo' })).toBeNull();
  await documents.replace('users/u1', { firstname: 'Maija' });
  await documents.remove('users/u1/addresses/a1');
  expect(sent).toEqual([
    { path: '/api/store/users/u%201/wishlists', method: 'POST', body: { name: 'Mökki' } },
    { path: '/api/store/users/u1/wishlists/l1', method: 'PATCH', body: { name: 'Talo' } },
    { path: '/api/store/users/u1', method: 'PUT', body: { firstname: 'Maija' } },
    { path: '/api/store/users/u1/addresses/a1', method: 'DELETE' },
  ]);
});

test('reads the last known document without a connection until it changes or is cleared', async () => {
  answering(json({ firstname: 'Maija' }), broken(), json({}, 403), new Response(null, { status: 204 }), broken());
  const read = () => documents.read('users/u1');
  expect(await read()).toEqual({ firstname: 'Maija' });
  expect(await read()).toEqual({ firstname: 'Maija' });
  await expect(read()).rejects.toMatchObject({ status: 403 });
  await documents.update('users/u1', { firstname: 'Liisa' });
  await expect(read()).rejects.toThrow('Connection failed.');
});
