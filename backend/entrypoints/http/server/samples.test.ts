import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const nginx = readFileSync('docs/samples/nginx.conf', 'utf8');
const caddy = readFileSync('docs/samples/Caddyfile', 'utf8');

/** What stands between a line and the closing brace of its depth. */
function block(text: string, start: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim() === start);
  const indent = /^\s*/.exec(lines[from] ?? '')?.[0] ?? '';
  const length = lines.slice(from).indexOf(`${indent}}`);
  return from < 0 || length < 0 ? '' : lines.slice(from + 1, from + length).join('\n');
}

test('nginx counts requests over HTTP/2 as connections: an office is not refused, a flood is told it is one', () => {
  const people = 200;
  const atOnce = 6;
  expect(Number(/limit_conn tieva_visitors (\d+);/.exec(nginx)?.[1])).toBeGreaterThanOrEqual(people * atOnce);
  expect(nginx).toContain('limit_conn_status 429;');
});

test('Caddy leads pages on to https and refuses doors, whatever order it has for directives', () => {
  const plain = block(caddy, 'http://kauppa.example {');
  expect(block(plain, 'handle @doors {').trim()).toBe('respond 403');
  expect(block(plain, 'handle {').trim()).toMatch(/^redir https:/);
});

test('Caddy says that the shop is away only when it is', () => {
  const errors = block(caddy, 'handle_errors {');
  expect(errors).toContain('@away expression `{err.status_code} >= 500`');
  expect(block(errors, 'handle @away {')).toMatch(/respond "Kauppa palaa.* 503$/);
  expect(block(errors, 'handle {').trim()).toBe('respond "{err.status_code} {err.status_text}" {err.status_code}');
});
