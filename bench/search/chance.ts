/** Numbers that look random and are the same in every run. */
export function createChance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    /** True in `part` of the cases. */
    is: (part: number) => next() < part,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    /**
     * Words of a language: the most common one is a few percent of all, half of the list is hardly ever seen (Zipf's
     * law; `flat` first words share the top).
     */
    common: <T>(list: readonly T[], flat: number): T =>
      list[Math.min(list.length - 1, Math.floor(flat * ((list.length + flat) / flat) ** next() - flat))] as T,
  };
}
export type Chance = ReturnType<typeof createChance>;
