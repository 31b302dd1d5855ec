import { expect, test } from 'vitest';
import { campaignState } from './campaign-state.ts';

const now = new Date('2026-11-25T10:00:00Z');
const [before, after] = [new Date('2026-11-24T10:00:00Z'), new Date('2026-11-26T10:00:00Z')];

test.each([
  [{ isDraft: false, from: null, until: null }, 'running'],
  [{ isDraft: false, from: before, until: after }, 'running'],
  [{ isDraft: false, from: now, until: null }, 'running'],
  [{ isDraft: false, from: after, until: null }, 'planned'],
  [{ isDraft: false, from: before, until: now }, 'ended'],
  // ended before it began
  [{ isDraft: false, from: after, until: before }, 'ended'],
  [{ isDraft: true, from: before, until: before }, 'draft'],
] as const)('%j is %s (admin-campaign-1)', (times, state) => {
  expect(campaignState(times, now)).toBe(state);
});
