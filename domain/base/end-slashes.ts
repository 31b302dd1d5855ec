/** Removes trailing slashes in linear time; the regular expression `/\/+$/` would be quadratic in their number. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}
