import type { SignInIntent } from '#backend/customers/sign-in/providers/callback.ts';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { guardedCookie } from '#backend/platform/http-kit/origin/cookie-names.ts';
import type { TestShop } from './test-shop.ts';

/** The person chosen at the fake provider; `own` has the given name and address. */
export type Choice = {
  person: 'aino' | 'eero' | 'liisa' | 'own' | 'cancel';
  name?: string;
  email?: string;
  verified?: '1';
  behaviour?: string;
};

export const somebody = (email: string, isVerified = true): Choice => ({
  person: 'own',
  name: 'Maija Mäntylä',
  email,
  ...(isVerified ? { verified: '1' as const } : {}),
});

const HOME: SignInIntent = { next: null, wish: null, locale: 'fi' };
const nameAndValue = (cookie: string) => cookie.split(';', 1)[0] ?? '';

/** Cookies of one made-up browser, by name. */
export function cookieJar() {
  const kept = new Map<string, string>();
  return {
    keep(cookies: readonly string[]) {
      for (const cookie of cookies) {
        const [name = '', value = ''] = nameAndValue(cookie).split(/=(.*)/s);
        if (/max-age=0/i.test(cookie) || value === '') kept.delete(name);
        else kept.set(name, value);
      }
    },
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    has: (name: string) => kept.has(name),
  };
}
export type Jar = ReturnType<typeof cookieJar>;

/** The hidden fields and the target of the one form of a page. */
export function formOf(html: string): { action: string; fields: Record<string, string> } {
  const plain = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return {
    action: plain(html.match(/<form method="post" action="([^"]*)"/)?.[1] ?? ''),
    fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, plain(value)])),
  };
}

/** A visitor at the fake provider of a test shop, step by step or the whole way. */
export function providerVisit({ shop, request }: Pick<TestShop, 'shop' | 'request'>, jar = cookieJar()) {
  async function start(provider: string, intent = HOME) {
    const started = await shop.auth.startProvider(provider, intent, clientOf(new Request('http://shop.test/kirjaudu')));
    if (!started.ok) throw new Error(`the sign-in did not start: ${started.reason}`);
    const { cookies } = started.value;
    jar.keep(shop.settings.COOKIE_SECURE ? cookies.map(guardedCookie) : cookies);
    return started.value.url;
  }

  const get = async (path: string) => {
    const answer = await request(path, { headers: { cookie: jar.header() } });
    jar.keep(answer.headers.getSetCookie());
    return answer;
  };
  const post = async (path: string, fields: Record<string, string>, cookie = jar.header()) => {
    const body = new URLSearchParams(fields);
    const answer = await request(path, {
      method: 'POST',
      body,
      headers: { cookie, origin: 'http://shop.test' },
    });
    jar.keep(answer.headers.getSetCookie());
    return answer;
  };

  /** Chooses who to be; the address of the way back, or the form of it. */
  async function choose(url: string, choice: Choice): Promise<Response> {
    const page = await get(url);
    const { action, fields } = formOf(await page.text());
    return post(action, { ...fields, ...choice });
  }

  /** To the provider and back; returns the shop's last response. */
  async function signIn(provider: string, choice: Choice, intent = HOME): Promise<Response> {
    const chosen = await choose(await start(provider, intent), choice);
    if (chosen.status === 303) return get(chosen.headers.get('location') ?? '');
    const { action, fields } = formOf(await chosen.text());
    // as a browser does between sites: the form comes without the cookies of the sign-in
    const posted = await post(action, fields, '');
    return get(posted.headers.get('location') ?? '');
  }

  return { jar, start, get, post, choose, signIn };
}
