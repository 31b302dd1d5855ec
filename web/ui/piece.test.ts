import { PassThrough } from 'node:stream';
import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { piece } from '#web/ui/piece.ts';

/** Draws a part of a page with what stands there until it comes, and gathers what goes wrong. */
function draw(part: ComponentType<object>) {
  const drawn = { html: '', faults: [] as unknown[] };
  const body = new PassThrough().on('data', (chunk) => {
    drawn.html += chunk;
  });
  const page = createElement('main', null, createElement(Suspense, { fallback: 'tulossa' }, createElement(part)));
  renderToPipeableStream(page, { onError: (fault) => void drawn.faults.push(fault) }).pipe(body);
  return drawn;
}

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a piece comes when it has been loaded', async () => {
  const drawn = draw(piece(async () => ({ default: () => 'tullut' })));
  await vi.waitFor(() => expect(drawn.html).toContain('tullut'));
  expect(drawn.faults).toEqual([]);
});

test('a lost piece is no fault of the page, as a lazy part would be', async () => {
  const [asPiece, asLazy] = [draw(piece(lost)), draw(lazy(lost))];
  await vi.waitFor(() => expect(asLazy.faults).toHaveLength(1));
  expect(asPiece.faults).toEqual([]);
  expect(asPiece.html).toContain('tulossa');
});
