import { ORIGIN } from './built-shop.ts';
import type { Faults } from './faults.ts';
import { jsonLdFaults } from './json-ld-schema.ts';
import type { Page } from './read-page.ts';
import type { Visited } from './walk.ts';

const LONGEST_TITLE = 65;

export const isNoindex = ({ page, robotsHeader }: Pick<Visited, 'page' | 'robotsHeader'>): boolean =>
  [...(page?.robots ?? []), robotsHeader].some((robots) => /\bnoindex\b/.test(robots));

export const localeOfPath = (path: string) => (/^\/en(?:[/?]|$)/.test(path) ? 'en' : 'fi');

/** The address of the page itself in a language. */
function inOther(path: string, to: 'fi' | 'en'): string {
  const bare = path.replace(/^\/en(?=[/?]|$)/, '') || '/';
  const slashed = bare.startsWith('/') ? bare : `/${bare}`;
  return ORIGIN + (to === 'fi' ? slashed : `/en${slashed === '/' ? '' : slashed}`);
}

function readJsonLd(page: Page): { objects: Record<string, unknown>[]; broken: number } {
  const objects: Record<string, unknown>[] = [];
  let broken = 0;
  for (const text of page.jsonLd)
    try {
      objects.push(JSON.parse(text));
    } catch {
      broken++;
    }
  return { objects, broken };
}

/** Requirements of every page, indexed or not. */
export function checkAnyPage(path: string, page: Page, faults: Faults): void {
  const fault = (what: string) => faults.add(what, path);
  if (page.h1 !== 1) fault(`has ${page.h1} h1`);
  if (page.title.length !== 1 || !page.title[0]?.trim()) fault(`has ${page.title.length} titles`);
  if (page.lang !== localeOfPath(path)) fault(`lang is ${page.lang}`);
  for (const id of page.sameIds) fault(`id ${id} twice`);
  const { objects, broken } = readJsonLd(page);
  if (broken > 0) fault('JSON-LD is not JSON');
  for (const object of objects) for (const line of jsonLdFaults(object)) fault(`JSON-LD ${line}`);
  const hasCrumbList = objects.some((object) => object['@type'] === 'BreadcrumbList');
  if (hasCrumbList && !page.crumbs) fault('BreadcrumbList without crumbs');
}

/** Requirements of an indexed page. */
export function checkIndexable(path: string, page: Page, faults: Faults): void {
  const fault = (what: string) => faults.add(what, path);
  const title = page.title[0] ?? '';
  if (title.length > LONGEST_TITLE) fault(`title of more than ${LONGEST_TITLE} characters: ${title}`);
  const [description = ''] = page.description;
  if (page.description.length !== 1) fault(`has ${page.description.length} descriptions`);
  else if (description.length < 50 || description.length > 160)
    fault(`description of ${description.length} characters`);
  if (page.canonical.length !== 1) fault(`has ${page.canonical.length} canonical addresses`);

  const own = page.canonical[0]?.slice(ORIGIN.length) ?? '';
  for (const lang of ['fi', 'en'] as const)
    if (page.alternates[lang] !== inOther(own, lang)) fault(`hreflang ${lang} is ${page.alternates[lang]}`);
  if (page.alternates['x-default'] !== inOther(own, 'fi')) fault('hreflang x-default is not the Finnish page');

  const { sharing } = page;
  for (const key of ['og:title', 'og:description', 'og:type', 'og:image', 'og:url', 'og:site_name', 'twitter:card'])
    if (!sharing[key]) fault(`has no ${key}`);
  if (sharing['og:url'] !== page.canonical[0]) fault('og:url is not the canonical address');
  if (!sharing['og:image']?.startsWith(`${ORIGIN}/`)) fault('og:image is not a whole address');
  const { objects } = readJsonLd(page);
  if (page.crumbs && !objects.some((object) => object['@type'] === 'BreadcrumbList'))
    fault('crumbs without BreadcrumbList');
}
