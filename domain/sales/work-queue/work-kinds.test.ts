import { expect, test } from 'vitest';
import { lateness, workKinds, workPermission } from './work-kinds.ts';

const now = new Date('2026-11-24T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test.each([
  ['pack', 1, 'fine'],
  ['pack', 18, 'soon'],
  ['pack', 24, 'late'],
  ['hand-over', 24, 'fine'],
  // an order in this list is late already
  ['late', 0, 'late'],
] as const)('%s that waits %i hours is %s', (kind, hours, expected) => {
  expect(lateness(kind, hoursAgo(hours), now)).toBe(expected);
});

test('each kind of work belongs to people who may do it', () => {
  expect(workKinds.filter((kind) => !workPermission[kind])).toEqual([]);
});
