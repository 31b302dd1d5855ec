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

/** Parts that are left out, and places from 1 on of those that stand elsewhere than first. */
export type HomeSettings = {
  hidden?: Partial<Record<HomeBlock, true>>;
  place?: Partial<Record<HomeBlock, number>>;
};

/** Before a part that has the same place from the start. */
const AHEAD = 0.5;

/** The parts that the home page shows, in order (setting-12). A part that was given a place stands before the one that has it from the start. */
export function shownBlocks({ hidden = {}, place = {} }: HomeSettings = {}): HomeBlock[] {
  const keyOf = (block: HomeBlock) => {
    const given = place[block];
    return given === undefined ? homeBlocks.indexOf(block) + 1 : given - AHEAD;
  };
  return homeBlocks.filter((block) => !hidden[block]).toSorted((a, b) => keyOf(a) - keyOf(b));
}
