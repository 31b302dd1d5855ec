import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchLimited, fetchPublic, refusedUrl } from './fetch-public.ts';

test('asks only https names on their own port (agent-2)', async () => {
  for (const url of [
    'http://agent.example/p',
    'https://agent.example:8443/p',
    'https://a:b@agent.example/p',
    'https://127.0.0.1/p',
    'https://[::1]/p',
    'https://0x7f.1/p',
    'https://2130706433/p',
    'ftp://agent.example/p',
  ]) {
    expect([url, refusedUrl(new URL(url))]).toEqual([url, expect.any(String)]);
    await expect(fetchPublic(new URL(url))).rejects.toThrow('the address');
  }
  expect(refusedUrl(new URL('https://agent.example/p'))).toBeNull();
});

test('a name of this machine is not asked (agent-2)', async () => {
  await expect(fetchPublic(new URL('https://localhost/p'))).rejects.toThrow('not on the public internet');
});

async function server(answer: (path: string) => { status: number; headers?: Record<string, string>; body: string }) {
  const asked: string[] = [];
  const http = createServer((asking, response) => {
    const path = asking.url ?? '';
    asked.push(path);
    const { status, headers, body } = answer(path);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  const get = (path: string) => {
    const url = new URL(`http://127.0.0.1:${port}${path}`);
    return fetchLimited(url, (options, onResponse) => request(url, options, onResponse));
  };
  return { asked, get };
}

test('reads a document, follows no redirect and no document above 64 KB (agent-2)', async () => {
  const { asked, get } = await server((path) => {
    if (path === '/moved') return { status: 302, headers: { location: '/ok' }, body: '' };
    return { status: 200, body: path === '/ok' ? '{}' : 'x'.repeat(70_000) };
  });
  expect(await get('/ok')).toEqual({ status: 200, type: 'application/json', body: '{}' });
  expect(await get('/moved')).toMatchObject({ status: 302 });
  await expect(get('/large')).rejects.toThrow('too large');
  expect(asked).toEqual(['/ok', '/moved', '/large']);
});
