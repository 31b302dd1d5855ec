import { loadLocaleOf } from '#storefront/i18n/i18n.tsx';
import { GALLERY_SIZES, pictureSrcSet } from '#storefront/ui/picture/picture-sources.ts';
import { knownRoute, type PageRouter } from '../notices/page-router.ts';
import { dataAddress } from './asked-ahead.ts';

const NOT_FOUND = /\/not-found$/;

const named = new Set<string>();

/** Has the browser fetch a page's scripts; the texts it says come after them. */
function fetchScripts(files: readonly string[], pathname: string) {
  const news = files.filter((file) => !named.has(file));
  for (const file of news) {
    named.add(file);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: file, fetchPriority: 'low' });
    // texts that cannot be had would reload the page: they are asked for only of a shop that still has this build
    if (file === news.at(-1)) link.onload = () => void loadLocaleOf(pathname).catch(() => {});
    document.head.append(link);
  }
}

export type NextPage = { data: string; fetchScripts: () => void };

/** What the router will ask for when the page at an address is opened; null while it does not know that page. */
export function nextPage(router: PageRouter, href: string): NextPage | null {
  const { pathname } = new URL(href);
  const ids = router.match(pathname)?.map(({ route }) => route.id) ?? [];
  const last = ids.at(-1);
  if (!last || NOT_FOUND.test(last)) return null;
  const here = new Set(router.state.matches.map(({ route }) => route.id));
  const routes = ids.flatMap((id) => {
    const route = knownRoute(id);
    return route && (id === last || !here.has(id)) ? [{ id, ...route }] : [];
  });
  const asked = routes.filter(({ hasLoader, hasClientLoader }) => hasLoader && !hasClientLoader);
  return {
    data: dataAddress(
      href,
      asked.map(({ id }) => id),
    ),
    fetchScripts: () =>
      fetchScripts(
        routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
        pathname,
      ),
  };
}

const warmed = new Map<string, HTMLPictureElement>();

/** Has the browser fetch the picture of a card in the size its product's page shows it. */
export function warmPicture(link: HTMLAnchorElement) {
  const shown = link.closest('.card')?.querySelector('picture');
  if (!shown || warmed.has(link.pathname)) return;
  const picture = shown.cloneNode(true);
  if (!(picture instanceof HTMLPictureElement)) return;
  const [source, image] = picture.children;
  // a card knows fewer sizes than the page
  const id = (image as HTMLImageElement).src.split('/').at(-2) ?? '';
  const sizes = GALLERY_SIZES;
  Object.assign(source as Element, { srcset: pictureSrcSet(id, 'avif'), sizes });
  Object.assign(image as Element, { srcset: pictureSrcSet(id, 'webp'), sizes, fetchPriority: 'low', loading: 'eager' });
  // the map holds it: a picture nobody holds may not be fetched to its end
  warmed.set(link.pathname, picture);
}
