/** How likely a standard normal value is further from nought than `z` (Abramowitz & Stegun 7.1.26, to 1e-7). */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
}

/**
 * Mann–Whitney's rank test: the probability of ranks this different when both samples come from the same source. Needs
 * twenty or more in each.
 */
export function rankTest(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  all.sort((x, y) => x.value - y.value);
  let ranksOfA = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to++;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at++) if (all[at]?.isA) ranksOfA += rank;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const [n, m, total] = [a.length, b.length, all.length];
  const u = ranksOfA - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  return variance === 0 ? 1 : twoSided((u - (n * m) / 2) / Math.sqrt(variance));
}
