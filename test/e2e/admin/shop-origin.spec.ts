import { expect, type Page, test } from '@playwright/test';
import { port } from '../command-line.ts';
import { ADMIN, asStaff, paidOrder } from './staff.ts';

/** The shop beside the admin on one host is the harder case: cookies ignore ports, so requests bring the session of staff. */
const SHOP_ORIGINS = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

/** A page on the shop's origin as a foreign script would like it: without the shop's own policy. */
async function openForeignScript(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/vieras-skripti`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><body></body>' }),
  );
  await page.goto(`${origin}/vieras-skripti`);
}

/** Everything that was read of the admin, by the way it was tried. */
function attack(page: Page, target: string): Promise<Record<string, string>> {
  return page.evaluate(async (url) => {
    const read: Record<string, string> = {};
    const form = new URLSearchParams({ intent: 'note', body: 'Vieraan huomautus', key: crypto.randomUUID() });
    const requests: [string, RequestInit][] = [
      ['cors', { mode: 'cors' }],
      ['no-cors', { mode: 'no-cors' }],
      ['cors post', { mode: 'cors', method: 'POST', body: form }],
      ['no-cors post', { mode: 'no-cors', method: 'POST', body: form }],
      ['no-cors text', { mode: 'no-cors', method: 'POST', body: form.toString() }],
      ['put', { mode: 'cors', method: 'PUT', body: form }],
      ['own header', { mode: 'cors', method: 'POST', body: form, headers: { 'x-own': '1' } }],
    ];
    for (const [name, init] of requests)
      await fetch(url, { credentials: 'include', ...init })
        .then(async (response) => {
          const text = await response.text();
          if (text) read[name] = text;
        })
        .catch(() => {});
    const waiting = (tag: 'iframe' | 'script' | 'img' | 'object', attribute: 'src' | 'data') =>
      new Promise<HTMLElement>((resolve) => {
        const element = document.createElement(tag);
        element.addEventListener('load', () => resolve(element));
        element.addEventListener('error', () => resolve(element));
        setTimeout(() => resolve(element), 2000);
        element.setAttribute(attribute, url);
        document.body.append(element);
      });
    const frame = await waiting('iframe', 'src');
    if (frame instanceof HTMLIFrameElement) {
      try {
        read.frame = frame.contentWindow?.document.body.textContent ?? '';
      } catch {}
    }
    await waiting('script', 'src');
    const image = await waiting('img', 'src');
    if (image instanceof HTMLImageElement && image.naturalWidth > 0) read.image = 'drawn';
    // posts that the page does not wait for: into a frame, and by a beacon
    const post = document.createElement('form');
    Object.assign(post, { method: 'post', action: url, target: 'hidden' });
    for (const [name, value] of form) {
      const input = document.createElement('input');
      Object.assign(input, { name, value });
      post.append(input);
    }
    const target = document.createElement('iframe');
    target.name = 'hidden';
    document.body.append(target, post);
    const answered = new Promise((resolve) => target.addEventListener('load', resolve));
    post.submit();
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 2000))]);
    navigator.sendBeacon(url, form);
    const stream = new EventSource(new URL('/tapahtumat', url), { withCredentials: true });
    await new Promise((resolve) => {
      stream.onopen = () => {
        read.stream = 'open';
        resolve(null);
      };
      stream.onerror = resolve;
    });
    stream.close();
    return read;
  }, target);
}

/** What a window of the admin that the script opens shows it. */
async function openedWindow(page: Page, target: string): Promise<string> {
  const popup = page.waitForEvent('popup');
  await page.evaluate((url) => {
    Object.assign(window, { opened: window.open(url) });
  }, target);
  await (await popup).waitForLoadState();
  return page.evaluate(() => {
    const { opened } = window as unknown as { opened: Window };
    try {
      return opened.document.body.textContent ?? '';
    } catch {
      return '';
    }
  });
}

for (const origin of SHOP_ORIGINS)
  test(`a script on ${origin} reads and changes nothing in the admin, with staff signed in`, async ({
    page,
    request,
  }) => {
    const number = await paidOrder(request);
    const target = `${ADMIN}/tilaukset/${number}`;
    await asStaff(page, 'owner');
    await openForeignScript(page, origin);
    expect(await attack(page, target)).toEqual({});
    expect((await openedWindow(page, target)).trim()).toBe('');
    const frames = await Promise.all(page.frames().map((frame) => frame.content().catch(() => '')));
    expect(frames.filter((html) => html.includes(number) && html.includes('Aikajana'))).toEqual([]);

    // the session is a real one: the same form from the admin itself writes its note, and no other is there
    await page.goto(target);
    await page.evaluate(async (url) => {
      const body = new URLSearchParams({ intent: 'note', body: 'Oma huomautus', key: crypto.randomUUID() });
      await fetch(url, { method: 'POST', body });
    }, target);
    await page.reload();
    await expect(page.getByText('Oma huomautus')).toBeVisible();
    await expect(page.getByText('Vieraan huomautus')).toHaveCount(0);
  });
