import { useState } from 'react';
import { isCodeOf } from '#domain/base/scanned-code.ts';
import { signal } from '#web/admin/base/scan/signal.ts';

type Line = { sku: string; name: string; ean: string | null };

/** What the last scan came to: the line and its pieces, or a code that no line has. */
export type Tallied = { name: string; count: number } | { code: string };

/**
 * Counts scanned pieces of known lines in the browser until the form is sent; lines without a number are as the form says. The first
 * scan makes all of them numbers: what is not scanned has not come.
 */
export function useTally(lines: readonly Line[]) {
  const [counts, setCounts] = useState<Record<string, string>>({});
  const [last, setLast] = useState<Tallied | null>(null);
  return {
    counts,
    last,
    type: (sku: string, typed: string) => setCounts((old) => ({ ...old, [sku]: typed })),
    add: (code: string) => {
      const line = lines.find(({ sku, ean }) => isCodeOf({ sku, eans: ean ? [ean] : [] }, code));
      signal(line ? 'right' : 'wrong');
      if (!line) return setLast({ code });
      const begun = Object.values(counts).some(Boolean)
        ? counts
        : Object.fromEntries(lines.map(({ sku }) => [sku, '0'] as const));
      const count = (Number(begun[line.sku]) || 0) + 1;
      setCounts({ ...begun, [line.sku]: String(count) });
      setLast({ name: line.name, count });
    },
  };
}
