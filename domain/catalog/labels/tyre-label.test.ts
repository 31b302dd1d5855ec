import { expect, test } from 'vitest';
import {
  gradedTyre,
  readTyreLabel,
  type TyreLabel,
  tyreExemptions,
  tyreFacts,
  tyreLabelProblems,
  tyreLabelText,
} from './tyre-label.ts';

const summer: TyreLabel = { tyreClass: 'C1', fuel: 'B', wet: 'A', noise: 69, noiseGrade: 'A' };
const friction: TyreLabel = { ...summer, fuel: 'C', wet: 'C', noise: 71, noiseGrade: 'B', snow: true, ice: true };

test('a label is shown with all its classes only (Regulation (EU) 2020/740, art. 6) (tyre-label-1)', () => {
  expect(gradedTyre(summer)).toEqual(summer);
  expect(gradedTyre({ tyreClass: 'C1', fuel: 'B' })).toBeNull();
  expect(gradedTyre({ ...summer, exempt: 'studded' })).toBeNull();
  expect(gradedTyre(null)).toBeNull();
});

test.each(tyreExemptions)(
  'a tyre exempt as %s has no classes (Regulation (EU) 2020/740, art. 2) (tyre-label-2)',
  (exempt) => {
    expect(tyreLabelProblems({ exempt }, false)).toEqual([]);
    expect(gradedTyre({ exempt })).toBeNull();
    expect(tyreLabelProblems({ exempt, fuel: 'B' }, false)).toMatchObject([{ field: 'fuel' }]);
  },
);

test('names each missing class, and refuses the label of a second-hand tyre (tyre-label-2)', () => {
  expect(tyreLabelProblems(friction, false)).toEqual([]);
  expect(tyreLabelProblems({ tyreClass: 'C1', fuel: 'B', noise: 70 }, false).map(({ field }) => field)).toEqual([
    'wet',
    'noiseGrade',
  ]);
  expect(tyreLabelProblems(summer, true)).toMatchObject([{ field: 'exempt' }]);
  expect(tyreLabelProblems({ exempt: 'used' }, true)).toEqual([]);
});

test('the classes of a card span those of its sizes; without a label of each there are none (tyre-label-1)', () => {
  const shown = (...labels: (TyreLabel | null)[]) => tyreFacts(labels, 'fi')?.replaceAll('\u00a0', ' ') ?? null;
  expect(shown(summer, summer)).toBe('Polttoaine B · märkäpito A · 69 dB A');
  expect(shown(friction, summer)).toBe('Polttoaine B–C · märkäpito A–C · 69–71 dB A–B');
  expect(tyreFacts([summer], 'en')).toMatch(/^Fuel.B · wet.grip.A · 69/);
  for (const labels of [[summer, null], [{ exempt: 'studded' as const }], []]) expect(shown(...labels)).toBeNull();
});

test('reads what it writes, and nothing else', () => {
  const labels: TyreLabel[] = [summer, friction, { ...friction, eprel: 490_123 }, { exempt: 'otherVehicle' }];
  for (const label of labels) expect(readTyreLabel(tyreLabelText(label))).toEqual(label);
  expect(readTyreLabel('c2 d e 73 c lumi jää')).toEqual({
    tyreClass: 'C2',
    fuel: 'D',
    wet: 'E',
    noise: 73,
    noiseGrade: 'C',
    snow: true,
    ice: true,
  });
  for (const typed of [
    '',
    'C1',
    'C1 F A 70 A',
    'C4 B A 70 A',
    'C1 B A loud A',
    'C1 B A 70 A rain',
    'nasta',
    'C1 B A 70 A 123456789',
  ])
    expect(readTyreLabel(typed)).toBeNull();
});
