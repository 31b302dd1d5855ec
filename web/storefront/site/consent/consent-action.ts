import { data, redirect } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { nextPath } from '#domain/customers/sign-in/next-path.ts';
import { cameFromShop } from '#web/storefront/base/came-from-shop.ts';
import { askedPurposes, choiceCookie, purposesOf } from '#web/storefront/base/consent/choice.ts';
import { mayStay } from './storage-registry.ts';

/** Query parameter of the settings page after a choice. */
export const SAVED = 'tallennettu';

/**
 * `Set-Cookie` values that delete what is not allowed. Scripts set such cookies on the host or on a domain above it.
 */
function forgottenCookies(cookies: string, host: string, allowed: Parameters<typeof mayStay>[2]): string[] {
  const labels = host.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  return cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => name && !mayStay('cookie', name, allowed))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`));
}

/** The page to return to: the settings page with its confirmation, or the page the banner was on. */
function wayBack(request: Request, url: URL): string {
  const saved = `${url.pathname}?${SAVED}=1`;
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return saved;
  const { pathname, search } = new URL(referrer);
  const settings = pathname.endsWith('/evasteet');
  return nextPath(settings ? `${pathname}?${SAVED}=1` : pathname + search) ?? saved;
}

/**
 * Stores a visitor's choice (fields `allow` with the letters of choice.ts) and deletes the cookies of the purposes
 * not allowed (consent-1). Accepts forms of the shop's own pages only.
 */
export async function saveChoice(
  { settings, now, baseUrl }: Pick<Shop, 'settings' | 'now' | 'baseUrl'>,
  request: Request,
  url: URL,
) {
  if (!cameFromShop(request, [url.origin, new URL(baseUrl).origin])) return data(null, { status: 403 });
  const form = await request.formData().catch(() => new FormData());
  // a button overrides the checkboxes
  const ticked = form.has('only') ? [] : purposesOf(form.getAll('allow').join(''));
  const isMeasured = settings.GTM_ID !== undefined;
  const allowed = ticked.filter((purpose) => askedPurposes(isMeasured).includes(purpose));
  const headers = new Headers({ 'cache-control': 'no-store' });
  headers.append('set-cookie', choiceCookie({ allowed, at: now() }, { secure: settings.COOKIE_SECURE, isMeasured }));
  for (const cookie of forgottenCookies(request.headers.get('cookie') ?? '', url.hostname, allowed))
    headers.append('set-cookie', cookie);
  return redirect(wayBack(request, url), { status: 303, headers });
}
