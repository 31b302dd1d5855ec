import { ownValue, setOwnValue } from '#domain/base/records.ts';

type Branch = Record<string, unknown>;

/** An object, or a list, whose indexes are its steps. */
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Merges two trees; on a conflict the later one wins. */
function merged(before: unknown, after: unknown): unknown {
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  for (const [step, value] of Object.entries(after)) setOwnValue(before, step, merged(ownValue(before, step), value));
  return before;
}

/** Sets a value at a path of a tree, creating lists for numeric steps and objects for others. */
export function put(tree: Branch, path: readonly string[], value: unknown): void {
  const [step = '', ...rest] = path;
  if (rest.length === 0) {
    setOwnValue(tree, step, merged(ownValue(tree, step), value));
    return;
  }
  const known = ownValue(tree, step);
  const made = isBranch(known) ? known : /^\d+$/.test(rest[0] ?? '') ? [] : {};
  setOwnValue(tree, step, made);
  if (isBranch(made)) put(made, rest, value);
}

/** Closes the gaps in lists: an empty cell leaves out its entry. */
export function withoutGaps(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.filter((entry) => entry !== undefined).map(withoutGaps);
  if (!isBranch(tree)) return tree;
  return Object.fromEntries(Object.entries(tree).map(([step, value]) => [step, withoutGaps(value)]));
}
