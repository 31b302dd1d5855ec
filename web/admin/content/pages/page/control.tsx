import { use, useState } from 'react';
import type { Locale } from '#domain/base/locale.ts';
import type { Control } from '#domain/content/pages/block-controls.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import styles from './page.module.css';
import { PageForm, pictureIdOf, usePageField } from './page-form-state.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { Questions } from './questions.tsx';

type Props = { locale: Locale; field: string; label: string; control: Control; required?: boolean };

/** The control of a field, by what its value is. */
export function PageControl({ locale, field, label, control, required = false }: Props) {
  const t = useTexts(fi, en);
  const { categories, stores } = use(PageForm);
  const { name, value } = usePageField(locale, field);
  const input = { className: 'in', name, defaultValue: value, lang: locale };
  if (control === 'picture') return <PictureField name={name} label={label} value={value} />;
  if (control === 'questions') return <Questions name={name} label={label} value={value} locale={locale} />;
  const choices = choicesOf(control, { categories, stores });
  return (
    <Field label={label}>
      {(attributes) => {
        if (choices)
          return (
            <select {...attributes} className="sel" name={name} defaultValue={value}>
              {(!required || value === '') && (
                <option value="">{t(control === 'flag' || control === 'not' ? 'choice.no' : 'choice.none')}</option>
              )}
              {value !== '' && !choices.some((one) => one.value === value) && <option value={value}>{value}</option>}
              {choices.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.text ?? choiceText(t, one.value)}
                </option>
              ))}
            </select>
          );
        if (control === 'area' || control === 'list')
          return (
            <textarea {...attributes} {...input} className="ta" rows={control === 'list' ? 2 : 3} maxLength={5000} />
          );
        if (control === 'day') return <input {...attributes} {...input} type="date" />;
        return (
          <input {...attributes} {...input} inputMode={control === 'number' ? 'numeric' : undefined} maxLength={500} />
        );
      }}
    </Field>
  );
}

type Choice = { value: string; text?: string };
type Known = {
  categories: readonly { path: string; name: string }[];
  stores: readonly { id: string; name: string }[];
};

function choicesOf(control: Control, { categories, stores }: Known): Choice[] | null {
  if (control === 'flag' || control === 'not') return [{ value: '1' }];
  if (control === 'store') return stores.map(({ id, name }) => ({ value: id, text: name }));
  if (control === 'category') return categories.map(({ path, name }) => ({ value: path, text: `${name} (${path})` }));
  return typeof control === 'string' ? null : control.map((value) => ({ value }));
}

const TEXTS = [
  ...(['legal-guarantee', 'relevance', 'newest', 'price-asc', 'price-desc', 'discount', 'name'] as const),
  ...(['youtube', 'vimeo'] as const),
];

function choiceText(t: ReturnType<typeof useTexts<typeof fi>>, value: string): string {
  const known = TEXTS.find((one) => one === value);
  return known ? t(`choice.${known}`) : t('choice.yes');
}

/** A picture by the name of its file, with a look at it. */
function PictureField({ name, label, value }: { name: string; label: string; value: string }) {
  const t = useTexts(fi, en);
  const { pictures } = use(PageForm);
  const [file, setFile] = useState(value);
  const [isChoosing, setIsChoosing] = useState(false);
  const id = pictureIdOf(pictures, file);
  return (
    <Field label={label}>
      {(control) => (
        <div className={styles.picture}>
          {id && <img src={`/pictures/${id}/small.webp`} alt="" width={96} height={72} loading="lazy" />}
          <input
            {...control}
            className="in"
            name={name}
            value={file}
            maxLength={200}
            onChange={(event) => setFile(event.target.value)}
          />
          <Button small onClick={() => setIsChoosing(true)}>
            {t('picture.choose')}
          </Button>
          <PictureDialog
            open={isChoosing}
            onClose={() => setIsChoosing(false)}
            onChoose={(picture) => setFile(picture.file)}
          />
        </div>
      )}
    </Field>
  );
}
