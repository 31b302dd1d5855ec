import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { bytesOf } from './cached-page.ts';
import { createPageCache, FRESH_MS, type Render, type Rendered, STALE_MS } from './service.ts';
import { type PageTag, tagPage } from './tags.ts';

const clock = { now: 1_000_000 };
const ctx = { now: () => new Date(clock.now), log: pino({ level: 'silent' }) };
let cache: ReturnType<typeof createPageCache>;
beforeEach(() => {
  clock.now = 1_000_000;
  cache = createPageCache(ctx, 1_000_000);
});

/** A renderer whose renderings wait for `letGo`; each page contains its number. */
function createRenderer(...tags: PageTag[]) {
  const waiting: (() => void)[] = [];
  const render = () =>
    new Promise<Rendered>((resolve) => {
      const body = Buffer.from(`page ${waiting.length + 1}`);
      tagPage(...tags);
      waiting.push(() => resolve({ body, headers: { 'content-type': 'text/html' } }));
    });
  return { render, waiting, letGo: (number: number) => waiting[number - 1]?.() };
}
const textOf = async (page: Awaited<ReturnType<typeof cache.renderPage>>) =>
  page && (await bytesOf(page, 'identity')).toString();

test('concurrent requests share one rendering', async () => {
  const { render, waiting, letGo } = createRenderer();
  const requests = Array.from({ length: 50 }, () => cache.renderPage('/x', render));
  letGo(1);
  const pages = await Promise.all(requests);
  expect(waiting).toHaveLength(1);
  expect(new Set(pages).size).toBe(1);
  expect(await textOf(pages[0] ?? null)).toBe('page 1');
  expect(cache.find('/x', render)).toBeDefined();
});

test('serves a stale page while it is rendered again, but no expired one', async () => {
  const { render, waiting, letGo } = createRenderer();
  const made = cache.renderPage('/x', render);
  letGo(1);
  await made;
  clock.now += FRESH_MS - 1;
  expect(await textOf(cache.find('/x', render) ?? null)).toBe('page 1');
  expect(waiting).toHaveLength(1);
  clock.now += 1;
  expect(await textOf(cache.find('/x', render) ?? null)).toBe('page 1');
  expect(await textOf(cache.find('/x', render) ?? null)).toBe('page 1');
  expect(waiting).toHaveLength(2);
  letGo(2);
  await expect.poll(async () => textOf(cache.find('/x', render) ?? null)).toBe('page 2');
  clock.now += STALE_MS;
  expect(cache.find('/x', render)).toBeUndefined();
});

test('invalidates the pages with a tag and no others', async () => {
  const product = createRenderer('product:7');
  const other = createRenderer('product:8');
  const making = [cache.renderPage('/a', product.render), cache.renderPage('/b', other.render)];
  product.letGo(1);
  other.letGo(1);
  await Promise.all(making);
  cache.invalidateTags(['product:7']);
  expect(cache.find('/a', product.render)).toBeUndefined();
  expect(cache.find('/b', other.render)).toBeDefined();
  cache.invalidateAll();
  expect(cache.find('/b', other.render)).toBeUndefined();
});

test.each<[string, () => void]>([
  ['its product', () => cache.invalidateTags(['product:7'])],
  ['everything', () => cache.invalidateAll()],
])('a page whose rendering began before %s changed is not stored; later requests get a new one', async (_, change) => {
  const { render, letGo, waiting } = createRenderer('product:7');
  const before = cache.renderPage('/a', render);
  change();
  const after = cache.renderPage('/a', render);
  letGo(1);
  expect(await textOf(await before)).toBe('page 1');
  expect(cache.find('/a', render)).toBeUndefined();
  letGo(2);
  expect(await textOf(await after)).toBe('page 2');
  expect(await textOf(cache.find('/a', render) ?? null)).toBe('page 2');
  expect(waiting).toHaveLength(2);
});

async function stale() {
  const { render, waiting, letGo } = createRenderer('product:7');
  const made = cache.renderPage('/x', render);
  letGo(1);
  await made;
  cache.markAllStale();
  return { render, waiting, letGo };
}

test('after an import the first request gets the new page, requests meanwhile the stale one', async () => {
  const { render, waiting, letGo } = await stale();
  expect(cache.find('/x', render)).toBeUndefined();
  const first = cache.renderPage('/x', render);
  expect(await textOf(cache.find('/x', render) ?? null)).toBe('page 1');
  letGo(2);
  expect(await textOf(await first)).toBe('page 2');
  expect(await textOf(cache.find('/x', render) ?? null)).toBe('page 2');
  expect(waiting).toHaveLength(2);
});

test('after an import a slow rendering is not waited for', async () => {
  const { render, letGo } = await stale();
  expect(await textOf(await cache.renderPage('/x', render))).toBe('page 1');
  letGo(2);
  await expect.poll(async () => textOf(cache.find('/x', render) ?? null)).toBe('page 2');
});

test.each<[string, () => void]>([
  ['the grace period is over', () => (clock.now += 10_000)],
  ['its product changes again', () => cache.invalidateTags(['product:7'])],
  ['prices change', () => cache.invalidateAll()],
])('a stale page is not served when %s', async (_, change) => {
  const { render, letGo } = await stale();
  change();
  const made = cache.renderPage('/x', render);
  expect(cache.find('/x', render)).toBeUndefined();
  letGo(2);
  expect(await textOf(await made)).toBe('page 2');
});

test('a page that an import removed is not served stale', async () => {
  const { render } = await stale();
  expect(await cache.renderPage('/x', async () => null)).toBeNull();
  void cache.renderPage('/x', render);
  expect(cache.find('/x', render)).toBeUndefined();
});

test('does not store uncacheable responses', async () => {
  expect(await cache.renderPage('/x', async () => null)).toBeNull();
  expect(cache.find('/x', async () => null)).toBeUndefined();
  await expect(cache.renderPage('/x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const { render, letGo } = createRenderer();
  const made = cache.renderPage('/x', render);
  letGo(1);
  expect(await textOf(await made)).toBe('page 1');
});

test('recompresses a page in the background with the same content', async () => {
  const text = 'Kelkka on kunnossa ennen pakkasia. '.repeat(300);
  const body = Buffer.from(text + Array.from({ length: 400 }, (_, i) => (i * 7919) % 1000).join(' '));
  const quick = await cache.renderPage('/x', async () => ({ body, headers: {} }));
  await cache.settled();
  const best = cache.find('/x', async () => null);
  expect(best?.br.length).toBeLessThan(quick?.br.length ?? 0);
  expect(await textOf(best ?? null)).toBe(body.toString());
  expect(best?.etag).toBe(quick?.etag);
});

test('an unchanged page is not recompressed, a changed one is', async () => {
  const text = 'Kelkka on kunnossa ennen pakkasia. '.repeat(300);
  let body = Buffer.from(text);
  const render = async () => ({ body, headers: {} });
  await cache.renderPage('/x', render);
  await cache.settled();
  const best = cache.find('/x', render);
  clock.now += STALE_MS;
  const again = await cache.renderPage('/x', render);
  expect(again?.isBest).toBe(true);
  expect(again?.br).toBe(best?.br);
  expect(again?.renderedAt).toBe(clock.now);
  body = Buffer.from(`${text} Nyt.`);
  const other = await cache.renderPage('/x', render);
  expect(other?.isBest).toBe(false);
  expect(await textOf(other)).toBe(body.toString());
});

/** Stores a page to fall back on. */
async function storePage(bytes = 0) {
  const body = Buffer.concat([Buffer.from('before'), randomBytes(bytes)]);
  await cache.renderPage('/x', async () => {
    tagPage('product:7');
    return { body, headers: {} };
  });
}
const unavailable = async () => 'unavailable' as const;
const broken = async () => 'broken' as const;

test.each<[string, () => void]>([
  ['an import', () => cache.markAllStale()],
  ['a sale', () => cache.invalidateTags(['product:7'])],
  ['new prices', () => cache.invalidateAll()],
])(
  'after %s an invalidated page is served while the database is unavailable, until it is too old (operation-1)',
  async (_, change) => {
    await storePage();
    change();
    expect(await textOf(await cache.renderPage('/x', unavailable))).toBe('before');
    clock.now += STALE_MS - 1;
    expect(await textOf(await cache.renderPage('/x', unavailable))).toBe('before');
    clock.now += 1;
    expect(await cache.renderPage('/x', unavailable)).toBeNull();
  },
);

test.each<[string, Render]>([
  ['is broken', broken],
  ['no longer exists', async () => null],
])('an invalidated page is not served when it %s', async (_, render) => {
  await storePage();
  cache.invalidateTags(['product:7']);
  expect(await cache.renderPage('/x', render)).toBeNull();
  expect(cache.find('/x', render)).toBeUndefined();
});

test('a page that no longer exists is not a fallback later', async () => {
  await storePage();
  cache.invalidateTags(['product:7']);
  await cache.renderPage('/x', async () => null);
  expect(await cache.renderPage('/x', unavailable)).toBeNull();
});

test.each([['unavailable', unavailable] as const, ['broken', broken] as const])(
  'a failed rendering (%s) right after an import does not lose the stale page',
  async (_, failing) => {
    const { render, letGo } = await stale();
    await cache.renderPage('/x', failing);
    const made = cache.renderPage('/x', render);
    expect(await textOf(cache.find('/x', render) ?? null)).toBe('page 1');
    letGo(2);
    await made;
  },
);

test('an expired page is not served after an import', async () => {
  const { render, letGo } = createRenderer();
  const made = cache.renderPage('/x', render);
  letGo(1);
  await made;
  clock.now += STALE_MS;
  cache.markAllStale();
  const again = cache.renderPage('/x', render);
  expect(cache.find('/x', render)).toBeUndefined();
  letGo(2);
  expect(await textOf(await again)).toBe('page 2');
});

test('stale and current pages share one budget, and expired ones are removed', async () => {
  cache = createPageCache(ctx, 40_000);
  await storePage(25_000);
  cache.markAllStale();
  expect(cache.counts().bytes).toBeGreaterThan(25_000);
  await cache.renderPage('/y', async () => ({ body: randomBytes(25_000), headers: {} }));
  expect(cache.counts()).toMatchObject({ pages: 1 });
  expect(cache.counts().bytes).toBeLessThanOrEqual(40_000);
  cache.markAllStale();
  clock.now += STALE_MS;
  cache.markAllStale();
  expect(cache.counts().bytes).toBe(0);
});
