import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/vehicles.ts';
import fi from '#web/messages/admin/fi/vehicles.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { TypedFitment } from './make-rows.ts';

const VEHICLE = ['make', 'model', 'yearFrom', 'yearTo'] as const;

/** What happens to the goods and the selected vehicles; every button makes a change set. */
export function FitmentForm({ typed, skus }: { typed: TypedFitment | null; skus: string }) {
  const t = useTexts(fi, en);
  return (
    <>
      <p className="muted">{t('vehicles.intro')}</p>
      {typed && <Note tone="bad">{t('vehicles.error')}</Note>}
      <Field label={t('vehicles.skus')} hint={t('vehicles.skusHint')}>
        {(control) => <textarea {...control} className="ta" name="skus" rows={6} defaultValue={typed?.skus ?? skus} />}
      </Field>
      <p className="btns">
        <Button type="submit" name="intent" value="add" look="primary">
          {t('vehicles.add')}
        </Button>
        <Button type="submit" name="intent" value="remove">
          {t('vehicles.remove')}
        </Button>
      </p>
      <h2>{t('vehicles.one')}</h2>
      <p className="muted">{t('vehicles.oneHint')}</p>
      <div className="f2">
        {VEHICLE.map((name) => (
          <Field key={name} label={t(`vehicles.${name}`)}>
            {(control) => (
              <input {...control} className="in" name={name} defaultValue={typed?.[name]} autoComplete="off" />
            )}
          </Field>
        ))}
      </div>
      <p className="muted">{t('vehicles.replaceHint')}</p>
      <p>
        <Button type="submit" name="intent" value="replace">
          {t('vehicles.replace')}
        </Button>
      </p>
      <Field label={t('vehicles.copyFrom')} hint={t('vehicles.copyFromHint')}>
        {(control) => (
          <input {...control} className="in" name="copyFrom" defaultValue={typed?.copyFrom} autoComplete="off" />
        )}
      </Field>
      <p>
        <Button type="submit" name="intent" value="copy">
          {t('vehicles.copy')}
        </Button>
      </p>
    </>
  );
}
