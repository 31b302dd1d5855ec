import type { DrawingFields } from '#backend/catalog/diagrams/staff/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/diagrams.ts';
import fi from '#web/messages/admin/fi/diagrams.ts';
import { Field } from '#web/ui/admin/field.tsx';

export const drawingFields = ['make', 'model', 'yearFrom', 'yearTo', 'nameFi', 'nameEn'] as const;

/** The fields of a form; absent ones are ''. */
export const typedFields = (form: FormData, prefix = ''): DrawingFields => {
  const text = (name: string) => String(form.get(prefix + name) ?? '').trim();
  return {
    make: text('make'),
    model: text('model'),
    yearFrom: text('yearFrom'),
    yearTo: text('yearTo'),
    nameFi: text('nameFi'),
    nameEn: text('nameEn'),
  };
};

type Props = { typed: DrawingFields; base: DrawingFields; wrong?: readonly string[] };

const isYear = (name: string) => name.startsWith('year');

/** Make, model, years and name, each with the value that the person saw. */
export function Fields({ typed, base, wrong = [] }: Props) {
  const t = useTexts(fi, en);
  return (
    <div className="f2">
      {drawingFields.map((name) => (
        <Field key={name} label={t(`diagrams.${name}`)} error={wrong.includes(name) ? t('diagrams.check') : null}>
          {(control) => (
            <>
              <input type="hidden" name={`base.${name}`} value={base[name]} />
              <input
                {...control}
                className="in"
                name={name}
                defaultValue={typed[name]}
                maxLength={isYear(name) ? 4 : 100}
                inputMode={isYear(name) ? 'numeric' : undefined}
                required={name === 'make' || name === 'model' || name === 'nameFi'}
                autoComplete="off"
              />
            </>
          )}
        </Field>
      ))}
    </div>
  );
}
