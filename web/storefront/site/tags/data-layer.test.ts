import { beforeEach, expect, test, vi } from 'vitest';
import { push, pushPage, startTags, updateConsent } from './data-layer.ts';

type Script = { src?: string; nonce?: string };
let dataset: Record<string, string>;
let scripts: Script[];
let page: { dataLayer?: unknown[] };

beforeEach(() => {
  dataset = {};
  scripts = [];
  page = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    documentElement: { dataset },
    createElement: () => ({}),
    querySelector: () => ({ nonce: 'abc' }),
    head: { append: (script: Script) => scripts.push(script) },
  });
});

/** Commands are `arguments` objects. */
const pushed = () =>
  (page.dataLayer ?? []).map((entry) => (Symbol.iterator in Object(entry) ? [...(entry as [])] : entry));

test('loads and queues nothing without consent or without an id (tag-1)', () => {
  startTags();
  push({ event: 'page_view' });
  pushPage('https://kauppa.test/', 'Kauppa');
  updateConsent();
  expect(page.dataLayer).toBeUndefined();
  expect(scripts).toEqual([]);
});

test('queues the denied defaults, then the granted purposes, then loads the tag manager once (tag-1)', () => {
  Object.assign(dataset, { tags: 'GTM-TEST', consent: 's' });
  startTags();
  startTags();
  expect(pushed()).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied', wait_for_update: 500 })],
    ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' })],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ]);
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
  expect(scripts).toEqual([
    expect.objectContaining({ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST', nonce: 'abc' }),
  ]);
});

test('clears the items of the previous event, and pushes nothing after consent is withdrawn', () => {
  Object.assign(dataset, { tags: 'GTM-TEST', consent: 's' });
  startTags();
  const before = pushed().length;
  push({ event: 'view_item', ecommerce: { items: [] } });
  expect(pushed().slice(before)).toEqual([{ ecommerce: null }, { event: 'view_item', ecommerce: { items: [] } }]);
  delete dataset.tags;
  dataset.consent = '';
  updateConsent();
  push({ event: 'view_item' });
  expect(pushed().at(-1)).toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })]);
});

test('sets the page address for all events, and no title for a private page', () => {
  Object.assign(dataset, { tags: 'GTM-TEST', consent: 's' });
  startTags();
  const before = pushed().length;
  pushPage('https://kauppa.test/tilaus', '');
  expect(pushed().slice(before)).toEqual([
    ['set', { page_location: 'https://kauppa.test/tilaus' }],
    { event: 'page_view', page_location: 'https://kauppa.test/tilaus' },
  ]);
});
