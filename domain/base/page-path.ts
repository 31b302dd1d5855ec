/** The only content page outside /cms: it has a form below the text. */
export const STATEMENT = 'saavutettavuus';

/** The Finnish path of a content page, without locale prefix: `/cms/asiakaspalvelu/maksutavat`. */
export const pagePath = (path: string): string => (path === STATEMENT ? `/${path}` : `/cms/${path}`);

/** Removes trailing slashes in linear time; the regular expression `/\/+$/` would be quadratic in their number. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}
