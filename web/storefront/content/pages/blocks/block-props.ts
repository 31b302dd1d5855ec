import type { BlockKind } from '#domain/content/pages/block.ts';
import type { ShownBlock } from './load-blocks.ts';

/** A block of one kind; `lang` is set when its text fell back to Finnish. */
export type BlockProps<Kind extends BlockKind> = {
  block: Extract<ShownBlock, { kind: Kind }>;
  lang: 'fi' | undefined;
};
