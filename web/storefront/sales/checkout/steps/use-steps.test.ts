import { expect, test } from 'vitest';
import { nextStep, type Step } from './use-steps.ts';

const after = (step: Step, folded: Step[]) => nextStep(step, (other) => folded.includes(other));

test('continues from each step to the next one', () => {
  expect([after('contact', []), after('delivery', ['contact']), after('payment', ['contact', 'delivery'])]).toEqual([
    'delivery',
    'payment',
    'review',
  ]);
});

test('continues after an edited step to the first incomplete one', () => {
  expect(after('contact', ['delivery'])).toBe('payment');
  expect(after('contact', ['delivery', 'payment'])).toBe('review');
  expect(after('delivery', ['contact', 'payment'])).toBe('review');
});
