import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverLimits } from '#backend/entrypoints/http/server/create-server.ts';
import { type EndpointLimit, endpointLimits, readingLimits } from './endpoint-limits.ts';

const page = readFileSync('docs/limits.md', 'utf8');

test('docs/limits.md lists the endpoint limits', () => {
  const limits: Record<string, EndpointLimit> = { ...readingLimits, ...endpointLimits };
  const rows = Object.entries(limits).map(
    ([name, { points, seconds, endpoints }]) => `| ${name} | ${points} in ${seconds} s | ${endpoints} |`,
  );
  expect(page.split('\n').filter((line) => / in \d+ s \|/.test(line))).toEqual(rows);
});

test('docs/limits.md lists the connection limits', () => {
  const { maxHeaderSize, headersTimeout, requestTimeout, silence, waiting, keepAliveTimeout } = serverLimits;
  const { maxConnections, networkConnections } = serverLimits;
  expect(page).toContain(`${maxHeaderSize / 1024} KB, within ${headersTimeout / 1000} s`);
  expect(page).toContain(`within ${requestTimeout / 1000} s |`);
  expect(page).toContain(`nothing moves | ended after ${silence / 1000} s`);
  expect(page).toContain(`not taken | ended after ${waiting / 60_000} minutes`);
  expect(page).toContain(`idle connections | ${keepAliveTimeout / 1000} s`);
  expect(page).toContain(`${maxConnections.toLocaleString('en')} a process, ${networkConnections} of them`);
});
