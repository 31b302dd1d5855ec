import type { ReactNode, Ref } from 'react';
import type { Step } from './use-steps.ts';

/** Props of every step but the review. */
export type StepProps = {
  state: 'done' | 'now' | 'next';
  /** Shows the choices in a few lines. */
  isFolded: boolean;
  /** The step its button continues to. */
  next: Step;
  headingRef: Ref<HTMLHeadingElement>;
  onEdit: () => void;
  onContinue: () => void;
  /** Errors of the last attempt to continue, above its fields. */
  errors: ReactNode;
};
