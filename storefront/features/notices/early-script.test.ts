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
  const listeners = new Map<string, (event?: unknown) => void>();
  const url = new URL(address);
  const location = {
    ...{ pathname: url.pathname, search: url.search, hash: url.hash },
    reload: () => went.push('again'),
    assign: (path: string) => went.push(path),
  };
  const window = {
    __reactRouterDataRouter: { state: { navigation: { location: to } } },
    earlyClicks: (): unknown => undefined,
    lostChunk: (_: Error): Promise<never> => Promise.reject(new Error('the script has not run')),
  };
  const run = new Function(
    ...['window', 'location', 'sessionStorage', 'fetch', 'addEventListener', 'removeEventListener', 'document', 'Date'],
    earlyScript('/assets/late.js'),
  );
  const asked: string[] = [];
  const elements: { onerror?: () => void }[] = [];
  const fetch = async (asking: string) => {
    asked.push(asking);
    if (!answers) throw new TypeError('fetch failed');
  };
  const document = {
    createElement: () => {
      const made = {};
      elements.push(made);
      return made;
    },
    activeElement: { selectionStart: caret },
    querySelectorAll: (of: string) => (of === 'input,textarea' ? fields : []),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  };
  const listen = (event: string, act: () => void) => listeners.set(event, act);
  const leave = (event: string) => listeners.delete(event);
  run(window, location, storage, fetch, listen, leave, document, { now: () => time });
  return { went, scripts, window, listeners, asked, elements };
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
  // a box that has no value of its own says "on"
  const box = { type: 'checkbox', value: 'on', defaultValue: '', checked: true, defaultChecked: false };
  fields = [...untouched, { ...box, closest: () => null }];
  expect(await loses(page)).toBe('told');
  // switches, filters and what is compared are kept elsewhere
  const kept = { ...box, closest: (selector: string) => (selector.includes('.switch') ? {} : null) };
  fields = [...untouched, { ...box, checked: false }, kept];
  expect(await loses(page)).toBe('gone');
});

test('the late script comes once, with the first touch', () => {
  const { listeners, scripts } = openPage('https://shop.test/');
  expect(scripts).toEqual([]);
  for (const event of ['pointerdown', 'keydown', 'offline']) listeners.get(event)?.();
  expect(scripts).toEqual(['/assets/late.js']);
});

test('the late script is in the browser before a first touch without a connection, and a failed try is repeated', () => {
  vi.useFakeTimers();
  const { listeners, scripts, asked, elements } = openPage('https://shop.test/');
  listeners.get('load')?.();
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(asked).toEqual(['/assets/late.js']);
  vi.useRealTimers();

  listeners.get('pointerdown')?.();
  elements[0]?.onerror?.();
  listeners.get('keydown')?.();
  expect(scripts).toEqual(['/assets/late.js', '/assets/late.js']);
});

/** A button, link or field that tells what it was asked to do; `kinds` are the selectors that it answers to. */
function part(done: string[], name: string, kinds: string[], more: object = {}) {
  const self = {
    ...{ isConnected: true, value: name, ...more },
    matches: (selector: string) => selector.split(',').some((one) => kinds.includes(one)),
    closest: (selector: string): unknown => (self.matches(selector) ? self : null),
    click: () => done.push(name),
    dispatchEvent: ({ type }: Event) => done.push(`${type} ${self.value}`),
  };
  return self;
}
const button = (done: string[], name: string) => part(done, name, ['button[type=button]', 'button']);
const step = (done: string[], name: string) =>
  part(done, name, ['button[type=button]', 'button', '.stepper button', '.stepper']);

/** Hands over to the page, and waits until it has done what was remembered. */
async function comesAlive({ window, listeners }: Page) {
  window.earlyClicks();
  expect([...listeners.keys()].filter((event) => event === 'click' || event === 'input')).toEqual([]);
  await window.earlyClicks();
}

test('early presses are repeated in order, a task each, and impatient ones once', async () => {
  const page = openPage('https://shop.test/');
  const done: string[] = [];
  const [add, more, lost] = [button(done, 'add'), step(done, '+'), button(done, 'lost')];
  for (const target of [add, more, more, lost, add, add]) page.listeners.get('click')?.({ type: 'click', target });
  lost.isConnected = false;
  page.window.earlyClicks();
  const repeated = page.window.earlyClicks();
  expect(done).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual(['+']);
  await repeated;
  expect(done).toEqual(['+', '+', 'add']);
});

test('a press of long ago is not repeated', async () => {
  const page = openPage('https://shop.test/');
  const done: string[] = [];
  page.listeners.get('click')?.({ type: 'click', target: button(done, 'old') });
  time += 4_000;
  page.listeners.get('click')?.({ type: 'click', target: button(done, 'new') });
  time += 1_000;
  await comesAlive(page);
  expect(done).toEqual(['new']);
});

test('what was chosen in fields that React sets is told to it, the last of each', async () => {
  const page = openPage('https://shop.test/');
  const done: string[] = [];
  const sort = part(done, 'price', ['select']);
  const amount = part(done, '1', ['.stepper input', '.stepper'], {
    setRangeText: (text: string) => {
      amount.value += text;
    },
  });
  const vat = part(done, 'vat', ['[role=switch]'], { type: 'checkbox', checked: true });
  const input = (target: object) => page.listeners.get('input')?.({ type: 'input', target });
  input(sort);
  amount.value = '1';
  input(amount);
  amount.value = '12';
  input(amount);
  input(vat);
  input(part(done, 'a name', ['input']));
  amount.value = '1';
  await comesAlive(page);
  expect(done).toEqual([
    ...['input price', 'change price', 'focusout price'],
    ...['input 12', 'change 12', 'focusout 12', 'vat'],
  ]);
  // a press turns it back on
  expect(vat).toMatchObject({ checked: false });
});

test('the link of a large picture waits for the page, four seconds', async () => {
  vi.useFakeTimers();
  const page = openPage('https://shop.test/');
  const done: string[] = [];
  const link = part(done, 'zoom', ['.gal-track a', 'a'], { href: '/pictures/large' });
  const prevented: string[] = [];
  const press = (more: object = {}) =>
    page.listeners.get('click')?.({
      ...{ type: 'click', target: link, preventDefault: () => prevented.push('here'), ...more },
    });
  press({ ctrlKey: true });
  expect(prevented).toEqual([]);
  press();
  expect(prevented).toEqual(['here']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([page.went, done]).toEqual([['/pictures/large'], []]);

  const quick = openPage('https://shop.test/');
  quick.listeners.get('click')?.({ type: 'click', target: link, preventDefault: () => {} });
  quick.window.earlyClicks();
  quick.window.earlyClicks();
  await vi.advanceTimersByTimeAsync(4_000);
  expect([quick.went, done]).toEqual([[], ['zoom']]);
  vi.useRealTimers();
});
