import { expect, test } from 'vitest';
import { qrPath } from './qr-code.tsx';

const modulesOf = (path: string) => new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));

test('draws three finder patterns and a white margin', () => {
  const { size, path } = qrPath(`https://kauppa.example/jaettu-ostoskori?c=${'a'.repeat(22)}`);
  const modules = modulesOf(path);
  const [first, last] = [4, size - 5];
  // a finder pattern is a ring of seven by seven modules with a dark centre
  const isFinder = (left: number, top: number) =>
    [0, 1, 2, 3, 4, 5, 6].every((i) => modules.has(`${left + i} ${top}`) && modules.has(`${left} ${top + i}`)) &&
    !modules.has(`${left + 1} ${top + 1}`) &&
    modules.has(`${left + 3} ${top + 3}`);
  expect([isFinder(first, first), isFinder(last - 6, first), isFinder(first, last - 6)]).toEqual([true, true, true]);
  expect(isFinder(last - 6, last - 6)).toBe(false);
  expect([...modules].some((at) => at.split(' ').some((n) => Number(n) < first || Number(n) > last))).toBe(false);
});

test('draws another code for another text', () => {
  expect(qrPath('a').path).not.toBe(qrPath('b').path);
});
