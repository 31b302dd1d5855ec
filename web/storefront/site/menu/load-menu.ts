import type { Locale } from '#domain/base/locale.ts';
import type { MenuNode } from '#domain/catalog/products/menu-tree.ts';

const coming = new Map<Locale, Promise<MenuNode[]>>();

async function fetchMenu(locale: Locale): Promise<MenuNode[]> {
  const response = await fetch(`/data/category/menu.json?locale=${locale}`, { signal: AbortSignal.timeout(8_000) });
  if (!response.ok) throw new Error(`the menu answered ${response.status}`);
  const { data }: { data: MenuNode[] } = await response.json();
  return data;
}

/** The categories of the main menu, fetched once per language; a failed fetch may be repeated. */
export function loadMenu(locale: Locale): Promise<MenuNode[]> {
  const known = coming.get(locale);
  if (known) return known;
  const menu = fetchMenu(locale);
  coming.set(locale, menu);
  menu.catch(() => coming.delete(locale));
  return menu;
}
