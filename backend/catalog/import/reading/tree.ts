type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch | unknown[] => typeof value === 'object' && value !== null;

/** Merges two trees; on a conflict the later one wins. */
function merged(before: unknown, after: unknown): unknown {
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const result = before as Branch;
  for (const [step, value] of Object.entries(after)) result[step] = merged(result[step], value);
  return result;
}

/** Sets a value at a path of a tree, creating lists for numeric steps and objects for others. */
export function put(tree: Branch, path: readonly string[], value: unknown): void {
  const [step = '', ...rest] = path;
  if (rest.length === 0) {
    tree[step] = merged(tree[step], value);
    return;
  }
  if (!isBranch(tree[step])) tree[step] = /^\d+$/.test(rest[0] ?? '') ? [] : {};
  put(tree[step] as Branch, rest, value);
}

/** Closes the gaps in lists: an empty cell leaves out its entry. */
export function withoutGaps(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.filter((entry) => entry !== undefined).map(withoutGaps);
  if (!isBranch(tree)) return tree;
  return Object.fromEntries(Object.entries(tree).map(([step, value]) => [step, withoutGaps(value)]));
}
