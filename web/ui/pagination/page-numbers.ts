/** Page numbers to show: first, last, current and its neighbours; `null` is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1];
    if (before === undefined || n - before === 1) return [n];
    // a gap of one page shows that page instead
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}
