import { PassThrough } from 'node:stream';
import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from '#web/ui/lazy-component.ts';

/** Renders a component in a Suspense boundary and collects its errors. */
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

test('renders the component once it is loaded', async () => {
  const drawn = draw(lazyComponent(async () => ({ default: () => 'tullut' })));
  await vi.waitFor(() => expect(drawn.html).toContain('tullut'));
  expect(drawn.faults).toEqual([]);
});

test('shows the fallback instead of failing the page when loading fails, unlike React.lazy', async () => {
  const [asComponent, asLazy] = [draw(lazyComponent(lost)), draw(lazy(lost))];
  await vi.waitFor(() => expect(asLazy.faults).toHaveLength(1));
  expect(asComponent.faults).toEqual([]);
  expect(asComponent.html).toContain('tulossa');
});
