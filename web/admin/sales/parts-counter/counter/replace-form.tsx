import { Form } from 'react-router';
import type { CounterAnswer } from '#backend/sales/parts-counter/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { CounterResult } from './act.ts';

const errors = ['unknown', 'remote', 'too_many', 'unknown_codes', 'changed', 'cycle'] as const;

/** Which codes of the same supplier replaced the part. */
export function ReplaceForm({ answer, result }: { answer: CounterAnswer; result: CounterResult | null }) {
  const t = useTexts(fi, en);
  const stored = answer.replacedBy.join(', ');
  const failed = result && 'replacing' in result ? result : null;
  const error = errors.find((one) => one === failed?.replacing);
  return (
    <Form method="post" className="sec form" preventScrollReset>
      {result && 'replaced' in result && <Note tone="ok">{t('counter.replacedDone')}</Note>}
      <input type="hidden" name="intent" value="replace" />
      <input type="hidden" name="sku" value={answer.asked.sku} />
      <input type="hidden" name="seen" value={stored} />
      <Field
        label={t('counter.replacements')}
        hint={t('counter.replacementsHint')}
        error={error && t(`counter.error.${error}`, { what: failed?.what ?? '' })}
      >
        {(control) => (
          <input {...control} className="in" name="codes" defaultValue={failed?.codes ?? stored} autoComplete="off" />
        )}
      </Field>
      <p>
        <Button type="submit" small>
          {t('counter.replace')}
        </Button>
      </p>
    </Form>
  );
}
