const PLACEHOLDER = /\{(\w{1,40})\}/g;

/** The facts that a text of a mail names, `{number}`, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** What keeps a text from taking the place of the first one: facts that the mail does not have, and facts that it must tell (setting-11). */
export function placeholderProblem(first: string, typed: string): { unknown: string[]; missing: string[] } | null {
  const [wanted, given] = [placeholdersIn(first), placeholdersIn(typed)];
  const unknown = given.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !given.includes(name));
  return unknown.length + missing.length > 0 ? { unknown, missing } : null;
}
