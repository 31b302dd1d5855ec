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

/** Renderings that wait to be let go; each says its number. */
function press(...tags: PageTag[]) {
  const waiting: (() => void)[] = [];
  const render = () =>
    new Promise<Rendered>((resolve) => {
      const body = Buffer.from(`page ${waiting.length + 1}`);
      tagPage(...tags);
      waiting.push(() => resolve({ body, headers: { 'content-type': 'text/html' } }));
    });
  return { render, waiting, letGo: (number: number) => waiting[number - 1]?.() };
}
const textOf = async (page: Awaited<ReturnType<typeof cache.make>>) =>
  page && (await bytesOf(page, 'identity')).toString();

test('one rendering answers everybody who asks at once', async () => {
  const { render, waiting, letGo } = press();
  const asked = Array.from({ length: 50 }, () => cache.make('/x', render));
  letGo(1);
  const pages = await Promise.all(asked);
  expect(waiting).toHaveLength(1);
  expect(new Set(pages).size).toBe(1);
  expect(await textOf(pages[0] ?? null)).toBe('page 1');
  expect(cache.find('/x', render)).toBeDefined();
});

test('an old page is shown while it is made again, a very old one is not', async () => {
  const { render, waiting, letGo } = press();
  const made = cache.make('/x', render);
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

test('a change drops what shows it and leaves the rest', async () => {
  const product = press('product:7');
  const other = press('product:8');
  const making = [cache.make('/a', product.render), cache.make('/b', other.render)];
  product.letGo(1);
  other.letGo(1);
  await Promise.all(making);
  cache.dropTagged(['product:7']);
  expect(cache.find('/a', product.render)).toBeUndefined();
  expect(cache.find('/b', other.render)).toBeDefined();
  cache.clear();
  expect(cache.find('/b', other.render)).toBeUndefined();
});

test.each<[string, () => void]>([
  ['what it shows', () => cache.dropTagged(['product:7'])],
  ['everything', () => cache.clear()],
])(
  'a page that was being rendered when %s changed is not kept, and who comes later gets a new one',
  async (_, change) => {
    const { render, letGo, waiting } = press('product:7');
    const before = cache.make('/a', render);
    change();
    const after = cache.make('/a', render);
    letGo(1);
    expect(await textOf(await before)).toBe('page 1');
    expect(cache.find('/a', render)).toBeUndefined();
    letGo(2);
    expect(await textOf(await after)).toBe('page 2');
    expect(await textOf(cache.find('/a', render) ?? null)).toBe('page 2');
    expect(waiting).toHaveLength(2);
  },
);

async function outdated() {
  const { render, waiting, letGo } = press('product:7');
  const made = cache.make('/x', render);
  letGo(1);
  await made;
  cache.outdate();
  return { render, waiting, letGo };
}

test('after an import the first who asks gets the new page, who comes meanwhile the one of before', async () => {
  const { render, waiting, letGo } = await outdated();
  expect(cache.find('/x', render)).toBeUndefined();
  const first = cache.make('/x', render);
  expect(await textOf(cache.find('/x', render) ?? null)).toBe('page 1');
  letGo(2);
  expect(await textOf(await first)).toBe('page 2');
  expect(await textOf(cache.find('/x', render) ?? null)).toBe('page 2');
  expect(waiting).toHaveLength(2);
});

test('a new page that takes long after an import is not waited for', async () => {
  const { render, letGo } = await outdated();
  expect(await textOf(await cache.make('/x', render))).toBe('page 1');
  letGo(2);
  await expect.poll(async () => textOf(cache.find('/x', render) ?? null)).toBe('page 2');
});

test.each<[string, () => void]>([
  ['its time is over', () => (clock.now += 10_000)],
  ['what it shows changes again', () => cache.dropTagged(['product:7'])],
  ['prices change', () => cache.clear()],
])('a page of before an import is not shown when %s', async (_, change) => {
  const { render, letGo } = await outdated();
  change();
  const made = cache.make('/x', render);
  expect(cache.find('/x', render)).toBeUndefined();
  letGo(2);
  expect(await textOf(await made)).toBe('page 2');
});

test('a page that an import took away is gone for whoever asks next', async () => {
  const { render } = await outdated();
  expect(await cache.make('/x', async () => null)).toBeNull();
  void cache.make('/x', render);
  expect(cache.find('/x', render)).toBeUndefined();
});

test('an answer that is not for everybody is kept for nobody', async () => {
  expect(await cache.make('/x', async () => null)).toBeNull();
  expect(cache.find('/x', async () => null)).toBeUndefined();
  await expect(cache.make('/x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const { render, letGo } = press();
  const made = cache.make('/x', render);
  letGo(1);
  expect(await textOf(await made)).toBe('page 1');
});

test('it is squeezed harder behind the answer, and says the same', async () => {
  const text = 'Kelkka on kunnossa ennen pakkasia. '.repeat(300);
  const body = Buffer.from(text + Array.from({ length: 400 }, (_, i) => (i * 7919) % 1000).join(' '));
  const quick = await cache.make('/x', async () => ({ body, headers: {} }));
  await cache.settled();
  const best = cache.find('/x', async () => null);
  expect(best?.br.length).toBeLessThan(quick?.br.length ?? 0);
  expect(await textOf(best ?? null)).toBe(body.toString());
  expect(best?.etag).toBe(quick?.etag);
});

test('a page made again alike is not squeezed again, another one is', async () => {
  const text = 'Kelkka on kunnossa ennen pakkasia. '.repeat(300);
  let body = Buffer.from(text);
  const render = async () => ({ body, headers: {} });
  await cache.make('/x', render);
  await cache.settled();
  const best = cache.find('/x', render);
  clock.now += STALE_MS;
  const again = await cache.make('/x', render);
  expect(again?.isBest).toBe(true);
  expect(again?.br).toBe(best?.br);
  expect(again?.madeAt).toBe(clock.now);
  body = Buffer.from(`${text} Nyt.`);
  const other = await cache.make('/x', render);
  expect(other?.isBest).toBe(false);
  expect(await textOf(other)).toBe(body.toString());
});

/** A page of before whose shop does not answer any more. */
async function kept(bytes = 0) {
  const body = Buffer.concat([Buffer.from('before'), randomBytes(bytes)]);
  await cache.make('/x', async () => {
    tagPage('product:7');
    return { body, headers: {} };
  });
}
const away = async () => 'away' as const;
const broken = async () => 'broken' as const;

test.each<[string, () => void]>([
  ['an import', () => cache.outdate()],
  ['a sale', () => cache.dropTagged(['product:7'])],
  ['new prices', () => cache.clear()],
])(
  'after %s the page of before is shown when the shop is away, until it is very old or made again',
  async (_, change) => {
    await kept();
    change();
    expect(await textOf(await cache.make('/x', away))).toBe('before');
    clock.now += STALE_MS - 1;
    expect(await textOf(await cache.make('/x', away))).toBe('before');
    clock.now += 1;
    expect(await cache.make('/x', away)).toBeNull();
  },
);

test.each<[string, Render]>([
  ['is broken', broken],
  ['is there no more', async () => null],
])('a page dropped is not shown again when it %s', async (_, render) => {
  await kept();
  cache.dropTagged(['product:7']);
  expect(await cache.make('/x', render)).toBeNull();
  expect(cache.find('/x', render)).toBeUndefined();
});

test('a page that is there no more is not shown when the shop is away later', async () => {
  await kept();
  cache.dropTagged(['product:7']);
  await cache.make('/x', async () => null);
  expect(await cache.make('/x', away)).toBeNull();
});

test.each([['away', away] as const, ['broken', broken] as const])(
  'one failure (%s) right after an import does not lose the page of before',
  async (_, failing) => {
    const { render, letGo } = await outdated();
    await cache.make('/x', failing);
    const made = cache.make('/x', render);
    expect(await textOf(cache.find('/x', render) ?? null)).toBe('page 1');
    letGo(2);
    await made;
  },
);

test('a very old page is not handed out after an import', async () => {
  const { render, letGo } = press();
  const made = cache.make('/x', render);
  letGo(1);
  await made;
  clock.now += STALE_MS;
  cache.outdate();
  const again = cache.make('/x', render);
  expect(cache.find('/x', render)).toBeUndefined();
  letGo(2);
  expect(await textOf(await again)).toBe('page 2');
});

test('pages of before and those of now keep to one budget, and very old ones are forgotten', async () => {
  cache = createPageCache(ctx, 40_000);
  await kept(25_000);
  cache.outdate();
  expect(cache.counts().bytes).toBeGreaterThan(25_000);
  await cache.make('/y', async () => ({ body: randomBytes(25_000), headers: {} }));
  expect(cache.counts()).toMatchObject({ pages: 1 });
  expect(cache.counts().bytes).toBeLessThanOrEqual(40_000);
  cache.outdate();
  clock.now += STALE_MS;
  cache.outdate();
  expect(cache.counts().bytes).toBe(0);
});
