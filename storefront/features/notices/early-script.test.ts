import { beforeEach, expect, test, vi } from 'vitest';
import { earlyScript } from './early-script.ts';

type Page = ReturnType<typeof openPage>;
let storage: Record<string, string>;
let time: number;
let answers: boolean;
/** Where the caret stands in the field that has the focus. */
let caret: number | null;
let fields: Record<string, unknown>[];

/** Runs the script on a page, as a browser would; `goingTo` is what the router is about to show. */
function openPage(address: string, goingTo?: string) {
  const to = goingTo ? new URL(goingTo, address) : null;
  const went: string[] = [];
  const scripts: string[] = [];
  const listeners = new Map<string, () => void>();
  const url = new URL(address);
  const location = {
    ...{ pathname: url.pathname, search: url.search, hash: url.hash },
    reload: () => went.push('again'),
    assign: (path: string) => went.push(path),
  };
  const window = {
    __reactRouterDataRouter: { state: { navigation: { location: to } } },
    lostChunk: (_: Error): Promise<never> => Promise.reject(new Error('the script has not run')),
  };
  const run = new Function(
    ...['window', 'location', 'sessionStorage', 'fetch', 'addEventListener', 'document', 'Date'],
    earlyScript('/assets/late.js'),
  );
  const fetch = async () => {
    if (!answers) throw new TypeError('fetch failed');
  };
  const document = {
    createElement: () => ({}),
    activeElement: { selectionStart: caret },
    querySelectorAll: (of: string) => (of === 'input,textarea' ? fields : []),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  };
  const listen = (event: string, act: () => void) => listeners.set(event, act);
  run(window, location, storage, fetch, listen, document, { now: () => time });
  return { went, scripts, window, listeners };
}

/** Whether the page is left as it is, told of the failure. */
async function loses({ window, went }: Page): Promise<'told' | 'gone'> {
  const failure = new Error('Failed to fetch dynamically imported module');
  const before = went.length;
  const told = window.lostChunk(failure).catch((error) => {
    expect(error).toBe(failure);
    return 'told' as const;
  });
  // a promise that never ends means that the page is going
  return Promise.race([
    told,
    vi.waitFor(() => (went.length > before ? 'gone' : Promise.reject())).then(() => 'gone' as const),
  ]);
}

beforeEach(() => {
  storage = {};
  time = 1_800_000_000_000;
  answers = true;
  caret = null;
  fields = [{ value: 'Aino', defaultValue: 'Aino', checked: true, defaultChecked: true }];
});

test('a lost file reloads the page, at most once per path per ten seconds', async () => {
  const page = openPage('https://shop.test/category?page=2#tuote');
  expect(await loses(page)).toBe('gone');
  expect(page.went).toEqual(['again']);
  // the page that has been loaded again
  const again = openPage('https://shop.test/category?page=2');
  time += 9_999;
  expect(await loses(again)).toBe('told');
  time += 1;
  expect(await loses(again)).toBe('gone');
});

test('each path has its own ten seconds', async () => {
  expect(await loses(openPage('https://shop.test/a'))).toBe('gone');
  expect(await loses(openPage('https://shop.test/b'))).toBe('gone');
  expect(await loses(openPage('https://shop.test/a'))).toBe('told');
  expect(await loses(openPage('https://shop.test/b'))).toBe('told');
});

test('the page that was being opened is loaded, not the one that is left', async () => {
  const page = openPage('https://shop.test/', '/product/x?sku=1#tiedot');
  expect(await loses(page)).toBe('gone');
  expect(page.went).toEqual(['/product/x?sku=1#tiedot']);
});

test('without a connection, and where nothing can be remembered, the page stays', async () => {
  answers = false;
  const page = openPage('https://shop.test/');
  expect(await loses(page)).toBe('told');
  answers = true;
  expect(await loses(page)).toBe('gone');
  storage = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    },
  );
  expect(await loses(openPage('https://shop.test/'))).toBe('told');
});

test('what is being typed is not lost, but a page that is asked for is opened', async () => {
  caret = 6;
  expect(await loses(openPage('https://shop.test/'))).toBe('told');
  const page = openPage('https://shop.test/', '/haku?q=hihnat');
  expect(await loses(page)).toBe('gone');
  expect(page.went).toEqual(['/haku?q=hihnat']);
  caret = 0;
  expect(await loses(openPage('https://shop.test/'))).toBe('gone');
});

test('what stands in a form is not lost either, wherever the focus is', async () => {
  const page = openPage('https://shop.test/ota-yhteytta');
  const untouched = fields;
  fields = [...untouched, { value: 'Hei', defaultValue: '' }];
  expect(await loses(page)).toBe('told');
  fields = [...untouched, { value: 'on', defaultValue: 'on', checked: true, defaultChecked: false }];
  expect(await loses(page)).toBe('told');
  fields = untouched;
  expect(await loses(page)).toBe('gone');
});

test('the late script comes once, with the first touch', () => {
  const { listeners, scripts } = openPage('https://shop.test/');
  expect(scripts).toEqual([]);
  for (const event of ['pointerdown', 'keydown', 'offline']) listeners.get(event)?.();
  expect(scripts).toEqual(['/assets/late.js']);
});
