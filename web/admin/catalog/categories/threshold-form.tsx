import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/categories.ts';
import fi from '#web/messages/admin/fi/categories.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

/** From how many free pieces down the goods of a category are listed as running low. */
export function ThresholdForm({ id, pieces }: { id: string; pieces: number | null }) {
  const t = useTexts(fi, en);
  return (
    <Form method="post" className="sec form" preventScrollReset>
      <h3>{t('part.threshold')}</h3>
      <input type="hidden" name="intent" value="threshold" />
      <input type="hidden" name="id" value={id} />
      <Field label={t('field.threshold')} hint={t('field.thresholdHint')}>
        {(control) => (
          <input
            {...control}
            className="in"
            name="pieces"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={pieces ?? ''}
            key={pieces}
          />
        )}
      </Field>
      <Button type="submit" small>
        {t('act.threshold')}
      </Button>
    </Form>
  );
}
