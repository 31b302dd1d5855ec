import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Note } from '#web/ui/admin/note.tsx';

export const problems = [
  ...(['below_zero', 'invalid', 'unknown', 'key_used', 'changed_meanwhile', 'not_open', 'empty'] as const),
  ...(['unknown_code', 'unknown_sku', 'short'] as const),
] as const;

/** Why an action on the stock changed nothing. */
export type Problem = { problem: (typeof problems)[number]; level?: number; skus?: string };

export const problem = (reason: string, more: Omit<Problem, 'problem'> = {}): Problem => ({
  problem: problems.find((one) => one === reason) ?? 'unknown',
  ...more,
});

export const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && 'problem' in data;

export function ProblemNote({ of }: { of: unknown }) {
  const t = useTexts(fi, en);
  if (!isProblem(of)) return null;
  const { level = 0, skus = '' } = of;
  return <Note tone="bad">{t(`stock.error.${of.problem}`, { level, skus, code: skus })}</Note>;
}
