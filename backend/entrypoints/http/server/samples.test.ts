import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const nginx = readFileSync('docs/samples/nginx.conf', 'utf8');
const caddy = readFileSync('docs/samples/Caddyfile', 'utf8');

/** The block of a configuration file that begins with a line. */
function block(text: string, start: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim() === start);
  const indent = /^\s*/.exec(lines[from] ?? '')?.[0] ?? '';
  const length = lines.slice(from).indexOf(`${indent}}`);
  return from < 0 || length < 0 ? '' : lines.slice(from + 1, from + length).join('\n');
}

test('nginx, which counts HTTP/2 requests as connections, refuses a flood but not an office', () => {
  const people = 200;
  const atOnce = 6;
  expect(Number(/limit_conn tieva_visitors (\d+);/.exec(nginx)?.[1])).toBeGreaterThanOrEqual(people * atOnce);
  expect(nginx).toContain('limit_conn_status 429;');
});

test('Caddy redirects pages to https and refuses endpoints, in any order of directives', () => {
  const plain = block(caddy, 'http://{$SHOP_HOST:kauppa.example} {');
  expect(block(plain, 'handle @endpoints {').trim()).toBe('respond 403');
  expect(block(plain, 'handle {').trim()).toMatch(/^redir https:/);
});

test('Caddy shows its maintenance page only if the shop does not respond', () => {
  const errors = block(caddy, 'handle_errors {');
  expect(errors).toContain('@away expression `{err.status_code} >= 500`');
  expect(block(errors, 'handle @away {')).toMatch(/respond "Kauppa palaa.* 503$/);
  expect(block(errors, 'handle {').trim()).toBe('respond "{err.status_code} {err.status_text}" {err.status_code}');
});
