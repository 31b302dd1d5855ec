/** The query of an address without these parameters. */
export function without(params: URLSearchParams, ...names: readonly string[]): string {
  const rest = new URLSearchParams(params);
  for (const name of names) rest.delete(name);
  return rest.toString();
}
