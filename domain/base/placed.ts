/** Parts that are left out, and places from 1 on of those that stand elsewhere than first. */
export type Placing<P extends string> = {
  hidden?: Partial<Record<P, true>>;
  place?: Partial<Record<P, number>>;
};

/** Before a part that has the same place from the start. */
const AHEAD = 0.5;

/** The parts that are shown, in order. A part that was given a place stands before the one that has it from the start. */
export function placed<P extends string>(parts: readonly P[], { hidden = {}, place = {} }: Placing<P>): P[] {
  const keyOf = (part: P) => {
    const given = place[part];
    return given === undefined ? parts.indexOf(part) + 1 : given - AHEAD;
  };
  return parts.filter((part) => !hidden[part]).toSorted((a, b) => keyOf(a) - keyOf(b));
}
