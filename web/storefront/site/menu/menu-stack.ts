import type { MenuNode } from '#domain/catalog/products/menu-tree.ts';

/** The panels above the first; `left` is the panel just closed, `moved` the direction of the last step. */
export type Stack = { nodes: readonly MenuNode[]; left: MenuNode | undefined; moved: 'in' | 'out' | null };

export const opened: Stack = { nodes: [], left: undefined, moved: null };

export const lastOf = ({ nodes }: Stack): MenuNode | undefined => nodes.at(-1);

export const pushed = ({ nodes }: Stack, node: MenuNode): Stack => ({
  nodes: [...nodes, node],
  left: undefined,
  moved: 'in',
});

export const popped = ({ nodes }: Stack): Stack => ({ nodes: nodes.slice(0, -1), left: nodes.at(-1), moved: 'out' });
