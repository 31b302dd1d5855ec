import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { MenuNode } from '#domain/catalog/products/menu-tree.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { crumbsAt } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { quickGroups } from '#web/storefront/catalog/search/quick-options.ts';
import { QuickPanel } from '#web/storefront/catalog/search/quick-panel.tsx';
import type { QuickResults } from '#web/storefront/catalog/search/quick-results.ts';
import { FixedLinks } from '#web/storefront/site/menu/fixed-links.tsx';
import { MenuPanel } from '#web/storefront/site/menu/menu-panel.tsx';
import { Rating } from '#web/ui/rating/rating.tsx';
import type { Sayings } from './saying.ts';

const nothing = () => {};

/** A part of a page in Finnish, with the messages of these parts loaded, as HTML. */
async function finnish(node: ReactNode, ...parts: Parameters<typeof loadLocale>[1][]): Promise<string> {
  const t = await loadLocale('fi');
  for (const part of parts) await loadLocale('fi', part);
  return renderToStaticMarkup(
    createElement(I18n, { value: { t, locale: 'fi' } }, createElement(MemoryRouter, null, node)),
  );
}

const bikes: MenuNode = { path: 'mopot', name: 'Mopot', image: null, children: [] };
const subMenu = () => {
  const moved = { moved: null, cameFrom: undefined, onOpen: nothing, onBack: nothing };
  return finnish(createElement(MenuPanel, { node: bikes, nodes: [], ...moved }));
};

export const fixedMenuLinks = () => finnish(createElement(FixedLinks));

/** The open quick search of these results; empty columns have no heading, but the products' has. */
export async function quickPanel(results: Partial<QuickResults> = {}): Promise<string> {
  const none = { query: 'kelkka', categories: [], pages: [], articles: [], parts: [], products: [] };
  const t = await loadLocale('fi', 'quick');
  const groups = quickGroups({ ...none, ...results }, { t, to: links('fi'), locale: 'fi' });
  return finnish(createElement(QuickPanel, { id: 'q', query: 'kelkka', groups, active: undefined, onPick: nothing }));
}

export const saidByPanels: Sayings = {
  'Näytä kaikki': subMenu,
  'Näytä kaikki tuotteet': () => quickPanel(),
  'Arvosana {x} / 5': {
    with: { x: '4,4' },
    says: () => finnish(createElement(Rating, { score: 4.4, count: 12 }), 'product'),
  },
  '?': async () => {
    const t = await loadLocale('fi', 'crumbs');
    return crumbsAt('/category/ei-ole', 'categories', t, { category: () => undefined })
      .map(({ label }) => label)
      .join(' › ');
  },
};
