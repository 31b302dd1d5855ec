import { createChance } from './chance.ts';

const STARTS =
  'ka ki ko ku la le lo lu ma me mi mu na ni no pa pe po ra re ro ru sa se si su ta te ti to tu va ve vi ha he hi ho ja jo ju'.split(
    ' ',
  );
const MIDDLES = 'la le li lo ra ri ro na ni no sa se ta te va vi mi ma ne ke ki pa po tu ru'.split(' ');
const ENDS = 'x n r s to ra no va lis tek ron dex max go mo na via lo ria nis kar ten ster'.split(' ');

/** `count` different names of makers and models, as makers invent them. */
export function madeUpNames(count: number, seed: number): string[] {
  const chance = createChance(seed);
  const names = new Set<string>();
  while (names.size < count) {
    const middle = chance.is(0.75) ? chance.pick(MIDDLES) : '';
    const name = chance.pick(STARTS) + middle + (chance.is(0.3) ? chance.pick(MIDDLES) : '') + chance.pick(ENDS);
    if (name.length >= 4) names.add(name.charAt(0).toUpperCase() + name.slice(1));
  }
  return [...names];
}
