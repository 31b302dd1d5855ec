import { useEffect } from 'react';
import { Form, useFetcher } from 'react-router';
import type { CountView } from '#backend/catalog/stock/counts.ts';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { notify } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { ProblemNote } from '../problem.tsx';
import type { act } from './act.ts';

/** What an approval will change, before it does. */
export function Review({ count, answer }: { count: CountView; answer: unknown }) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<typeof act>();
  const stepUp = useStepUp(fetcher);
  const { data } = fetcher;
  useEffect(() => {
    if (!data || !('approved' in data)) return;
    const { changed, missing } = data.approved;
    notify({ message: t('stock.approvedText', { changed }) });
    if (missing) notify({ message: t('stock.missing', { skus: missing }), tone: 'bad' });
  }, [data, t]);
  const differences = count.lines.filter(({ counted, expected }) => counted !== expected).length;
  return (
    <section className="sec">
      {stepUp}
      <RefusedNote answer={answer} />
      <ProblemNote of={fetcher.data} />
      <Note tone="warn">{t('stock.reviewText', { lines: count.lines.length, differences })}</Note>
      <fetcher.Form method="post" className="form">
        <input type="hidden" name="seen" value={count.seen} />
        {count.uncounted.length > 0 && (
          <label className="check">
            <input type="checkbox" name="zero" /> {t('stock.zeroUncounted', { count: count.uncounted.length })}
          </label>
        )}
        <p className="row">
          <Button type="submit" name="intent" value="approve" look="primary" shortcut="Control+Enter">
            {t('stock.approve')}
          </Button>
          <ButtonLink to={`/varasto/inventointi/${count.id}`}>{t('stock.backToCount')}</ButtonLink>
        </p>
      </fetcher.Form>
      <Form method="post">
        <Button type="submit" name="intent" value="cancel" look="quiet" small>
          {t('stock.cancelCount')}
        </Button>
      </Form>
    </section>
  );
}
