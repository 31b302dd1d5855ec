import { type Placing, placed } from '#domain/base/placed.ts';

/** The parts of the home page below its first view, in their first order. */
export const homeBlocks = [
  'popular',
  'campaigns',
  'offers',
  'new',
  'recent',
  'parts',
  'brands',
  'stores',
  'articles',
] as const;
export type HomeBlock = (typeof homeBlocks)[number];

/** The parts that the home page shows, in order (setting-12). */
export const shownBlocks = (settings: Placing<HomeBlock> = {}): HomeBlock[] => placed(homeBlocks, settings);
