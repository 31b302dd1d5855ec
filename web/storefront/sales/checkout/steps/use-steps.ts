import { useEffect, useRef, useState } from 'react';

/** The steps of the checkout, in the order of the page. */
export const steps = ['contact', 'delivery', 'payment', 'review'] as const;
export type Step = (typeof steps)[number];

/** The next step that is not folded yet; the review at the latest. */
export const nextStep = (step: Step, isFolded: (step: Step) => boolean): Step =>
  steps.find((candidate) => steps.indexOf(candidate) > steps.indexOf(step) && !isFolded(candidate)) ?? 'review';

/**
 * Tracks which steps are complete. `goTo` scrolls to the heading of a step and focuses it, after the page has folded
 * what is above.
 */
export function useSteps(left: readonly Step[]) {
  const headings = useRef(new Map<Step, HTMLHeadingElement>());
  const [folded, setFolded] = useState<ReadonlySet<Step>>(() => new Set(left));
  const [goal, setGoal] = useState<{ step: Step } | null>(null);
  useEffect(() => {
    const heading = goal && headings.current.get(goal.step);
    if (!heading) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [goal]);
  return {
    folded,
    goTo: (step: Step) => setGoal({ step }),
    fold: (step: Step) => setFolded((before) => new Set([...before, step])),
    unfold: (step: Step) => setFolded((before) => new Set([...before].filter((other) => other !== step))),
    headingRef: (step: Step) => (heading: HTMLHeadingElement | null) => {
      if (heading) headings.current.set(step, heading);
    },
  };
}
