import { type BuiltShop, ORIGIN } from './built-shop.ts';
import { checkAnyPage, checkIndexable, isNoindex, localeOfPath } from './check-page.ts';
import type { Faults } from './faults.ts';
import type { Walk } from './walk.ts';

/** Checks each page, and the pages with one another. Returns how many search engines may show. */
export async function checkWalk({ pages }: Walk, shop: BuiltShop, faults: Faults): Promise<number> {
  let indexable = 0;
  const titles = new Map<string, string[]>();
  const previews = new Set<string>();
  for (const [path, visited] of pages) {
    const { page } = visited;
    if (!page) continue;
    checkAnyPage(path, page, faults);
    if (isNoindex(visited)) {
      if (page.canonical.length > 0) faults.add('noindex and canonical', path);
      continue;
    }
    indexable++;
    checkIndexable(path, page, faults);
    const canonical = page.canonical[0]?.slice(ORIGIN.length) ?? '';
    if (canonical !== path) {
      const other = pages.get(canonical);
      if (!other?.page || isNoindex(other))
        faults.add('canonical is no page that may be shown', `${path} → ${canonical}`);
      else if (other.page.canonical[0] !== ORIGIN + canonical)
        faults.add('canonical leads on', `${path} → ${canonical}`);
      continue;
    }
    for (const [lang, href] of Object.entries(page.alternates)) {
      const other = pages.get(href.slice(ORIGIN.length));
      if (!other?.page) faults.add(`hreflang ${lang} answers ${other?.status ?? 'nothing'}`, `${path} → ${href}`);
      else if (!Object.values(other.page.alternates).includes(ORIGIN + path))
        faults.add(`hreflang ${lang} does not lead back`, `${path} → ${href}`);
    }
    const title = `${localeOfPath(path)} ${page.title[0]}`;
    titles.set(title, [...(titles.get(title) ?? []), path]);
    previews.add(page.sharing['og:image']?.slice(ORIGIN.length) ?? '');
  }
  for (const [title, paths] of titles)
    if (paths.length > 1) faults.add('pages of the same title', `${title.slice(3)}: ${paths.slice(0, 3).join(' ')}`);
  await checkPreviews([...previews], shop, faults);
  return indexable;
}

const SAMPLE = 40;

/** Pictures beside links are there; making all of them would take longer than the walk. */
async function checkPreviews(paths: readonly string[], shop: BuiltShop, faults: Faults): Promise<void> {
  const kept = await shop.shop.pictures.stored();
  for (const path of paths) {
    const id = /^\/pictures\/([0-9a-f]{16})\/og\.jpg$/.exec(path)?.[1];
    if (id ? !kept.has(id) : path !== '/share.jpg') faults.add('og:image is not there', path);
  }
  for (const path of paths.slice(0, SAMPLE)) {
    const answer = await shop.get(path);
    if (answer.status !== 200 || answer.headers.get('content-type') !== 'image/jpeg')
      faults.add(`og:image answers ${answer.status}`, path);
    await answer.body?.cancel();
  }
}
