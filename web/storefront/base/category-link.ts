import type { Links } from '#web/storefront/base/links.ts';

/** The address of a category: brands and series have their own routes (route-1). */
export function categoryLink(to: Links, path: string): string {
  const [root, ...rest] = path.split('/');
  if (root === 'tuotesarjat') return to.series(rest.join('/'));
  if (root !== 'brandit' || rest.length > 1) return to.category(path);
  return rest[0] ? to.brand(rest[0]) : to.brands();
}
