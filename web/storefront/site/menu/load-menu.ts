import type { Locale } from '#domain/base/locale.ts';
import type { MenuNode } from '#domain/catalog/products/menu-tree.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';

const coming = new Map<Locale, Promise<MenuNode[]>>();

async function fetchMenu(locale: Locale): Promise<MenuNode[]> {
  const path = `/data/category/menu.json?locale=${locale}`;
  return (await callBackend<{ data: MenuNode[] }>(path, { timeout: 8_000 })).data;
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
