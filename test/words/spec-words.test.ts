import { expect, test } from 'vitest';
import { pageTable } from '#backend/entrypoints/http/pages/page-table.ts';
import { loadLocale } from '#web/messages/i18n.tsx';
import { crumbsAt } from '#web/storefront/base/crumb-trail.tsx';
import { pageBuild } from '../access/page-build.ts';
import { renderedShop } from './rendered-shop.ts';
import { saidInData } from './said/data.ts';
import { saidByErrors } from './said/errors.ts';
import { saidByPages } from './said/pages.ts';
import { fixedMenuLinks, quickPanel, saidByPanels } from './said/panels.ts';
import { filled, type Sayings } from './said/saying.ts';
import { saidByToasts } from './said/toasts.ts';
import { specCrumbs, specMenuLinks, specQuickColumns, specQuotes } from './spec-quotes.ts';
import { textOf } from './text-of.ts';

const skus = [
  { sku: 'A', price: 1999, stock: { oulu: 9 } },
  { sku: 'tasan', price: 123_400, stock: { oulu: 9 } },
  { sku: 'hinnaton', price: null, stock: { oulu: 9 } },
];

const sayings: Sayings = { ...saidByPages, ...saidByPanels, ...saidByToasts, ...saidByErrors, ...saidInData };

/** Quoted texts that the shop does not show, and why. */
const unsaid: Record<string, string> = {
  ',00': 'it is what prices leave out: a test of its own below',
  'Unknown route middleware': 'routes import their middleware, so that an unknown one does not compile',
};

test('every quoted text has a place where it is checked', () => {
  const quotes = Object.values(specQuotes).flat();
  expect([...Object.keys(sayings), ...Object.keys(unsaid)].toSorted()).toEqual([...new Set(quotes)].toSorted());
});

// some thirty pages are rendered
test('every quoted text is in its place, to the letter (locale-4, header-2, quote-4)', {
  timeout: 120_000,
}, async () => {
  const shop = await renderedShop(skus);
  for (const [quote, saying] of Object.entries(sayings)) {
    const { text, says } = filled(quote, saying);
    expect(await says(shop), quote).toContain(text);
  }
});

test('prices leave out ",00" and nothing else', async () => {
  const { page } = await renderedShop(skus);
  const priced = textOf((await page('/product/tuote-tasan')).html);
  expect(priced).toContain('1 234 €');
  expect(priced).not.toContain(',00');
  expect(textOf((await page('/product/tuote-a')).html)).toContain('19,99 €');
});

const table = pageTable((await pageBuild()).build);

test.each(Object.entries(specCrumbs))('the crumb of %s is %s (crumb-1)', async (segment, label) => {
  const t = await loadLocale('fi', 'crumbs');
  expect(t(`crumb.${segment}` as 'crumb.haku')).toBe(label);
  const shown = crumbsAt(`/${segment}`, table.find(`/${segment}`)?.handle.crumbs, t).map((crumb) => crumb.label);
  // content pages set no crumbs themselves
  expect(shown).toEqual(segment === 'cms' ? [] : [label]);
});

test('the main menu has the fixed links, in their order', async () => {
  const text = textOf(await fixedMenuLinks());
  const places = specMenuLinks.map((label) => text.indexOf(label));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('the quick search has its columns, and a message without products', async () => {
  const category = { name: 'Kelkat', path: 'kelkat', breadcrumb: [] };
  const content = { parentName: '', name: 'Huolto', path: 'huolto', url: '/cms/huolto' };
  const part = { sku: '1@88', name: { default: 'Tiiviste' }, supplier: 'Honda' };
  const article = { title: 'Uutinen', slug: 'uutinen', date: '2026-11-21' };
  const found = { categories: [category], pages: [content], articles: [article], parts: [part] };
  const text = textOf(await quickPanel(found as never));
  for (const column of specQuickColumns) expect(text).toContain(column);
  expect(text).toContain('Tuotteita ei löytynyt.');
});
