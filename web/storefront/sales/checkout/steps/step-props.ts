import type { ReactNode, Ref } from 'react';
import type { Step } from './use-steps.ts';

/** What every step but the review gets from the page. */
export type StepProps = {
  state: 'done' | 'now' | 'next';
  /** Shows what was chosen in a few lines. */
  isFolded: boolean;
  /** Where its button leads. */
  next: Step;
  headingRef: Ref<HTMLHeadingElement>;
  onEdit: () => void;
  onContinue: () => void;
  /** What was wrong when it was left, above its fields. */
  errors: ReactNode;
};
