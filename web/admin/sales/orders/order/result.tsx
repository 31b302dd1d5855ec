import { Link } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import { Note } from '#web/ui/admin/note.tsx';
import type { OrderAnswer } from './answer.ts';

const isFailed = (answer: unknown): answer is Extract<OrderAnswer, { failed: unknown }> =>
  typeof answer === 'object' && answer !== null && 'failed' in answer;

const isDone = (answer: unknown): answer is Extract<OrderAnswer, { done: unknown }> =>
  typeof answer === 'object' && answer !== null && 'done' in answer;

/** Why an action did nothing, or without scripts what it did; nothing for other answers. */
export function Result({ answer }: { answer: unknown }) {
  const t = useTexts(fi, en);
  if (isRefused(answer))
    return <Note tone="warn">{answer.refused.reason === 'approval' ? t('refused.approval') : t('refused.proof')}</Note>;
  // with scripts a toast says it, with the way to undo it
  if (isDone(answer)) return <noscript>{<Done done={answer.done} fields={null} />}</noscript>;
  if (!isFailed(answer)) return null;
  const { failed, cents } = answer;
  return (
    <Note tone="bad">
      {failed === 'changed_meanwhile' ? t('fail.changed_meanwhile', { sum: formatEuros(cents) }) : t(`fail.${failed}`)}
    </Note>
  );
}

/** `replace`: where a quote of other goods is begun; null without the right to. */
type Props = { done: string | null; fields: string | null; replace?: string | null };

/** What the last action did, as its redirect says. */
export function Done({ done, fields, replace }: Props) {
  const t = useTexts(fi, en);
  if (!done || !(`done.${done}` in fi)) return null;
  if (done === 'refund' && replace)
    return (
      <Note tone="ok">
        {t('done.refund')}{' '}
        <Link className="link" to={replace}>
          {t('refund.replace')}
        </Link>
      </Note>
    );
  if (done !== 'merged') return <Note tone="ok">{t(`done.${done as 'refund'}`)}</Note>;
  const known = (fields ?? '').split(',').filter((field) => `edit.${field}` in fi);
  return (
    <Note tone="warn">
      {t('done.merged', { fields: known.map((field) => t(`edit.${field as 'street'}`)).join(', ') })}
    </Note>
  );
}
