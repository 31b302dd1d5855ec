import { createContext, type ReactNode, use } from 'react';
import type { FieldControl } from '#web/ui/admin/field.tsx';
import { Field } from '#web/ui/admin/field.tsx';

type FormState = {
  /** What is stored, by field. */
  fields: Record<string, string>;
  /** What was typed into a form that was refused, by the name of the control. */
  typed: Record<string, string> | null;
  problems: readonly { field: string; reason: string }[];
};

/** The fields of the page's form, for its controls. */
export const EditFormState = createContext<FormState>({ fields: {}, typed: null, problems: [] });

/** What a field shows: what was typed, else what is stored. */
export function useField(field: string) {
  const { fields, typed, problems } = use(EditFormState);
  return {
    stored: fields[field] ?? '',
    value: typed?.[`f.${field}`] ?? fields[field] ?? '',
    error: problems.find((problem) => problem.field === field)?.reason ?? null,
  };
}

/** What the person saw, sent beside what they typed. */
export function Seen({ field }: { field: string }) {
  const { stored } = useField(field);
  return <input type="hidden" name={`base.${field}`} value={stored} />;
}

type Props = { field: string; label: string; lang?: 'fi' | 'en'; rows?: number; list?: string; hint?: string };

/** A text of the product; several lines with `rows`. */
export function TextField({ field, label, lang, rows, list, hint }: Props) {
  const { value, error } = useField(field);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <Seen field={field} />
          {rows ? (
            <textarea {...control} className="ta" name={`f.${field}`} defaultValue={value} rows={rows} lang={lang} />
          ) : (
            <input {...control} className="in" name={`f.${field}`} defaultValue={value} lang={lang} list={list} />
          )}
        </>
      )}
    </Field>
  );
}

type ChoiceProps = { field: string; label: string; choices: { value: string; text: string }[] };

/** One of a few values. */
export function ChoiceField({ field, label, choices }: ChoiceProps) {
  const { value, error } = useField(field);
  const select = (control: FieldControl): ReactNode => (
    <>
      <Seen field={field} />
      <select {...control} className="sel" name={`f.${field}`} defaultValue={value}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </>
  );
  return (
    <Field label={label} error={error} inRow>
      {select}
    </Field>
  );
}

/** The keys of a list as hidden fields: buttons and added rows change them. */
export function KeyList({ field }: { field: string }) {
  const { stored } = useField(field);
  return (
    <>
      <Seen field={field} />
      <input type="hidden" name={`f.${field}`} value={stored} />
    </>
  );
}

/** A field without a visible label, in a table. */
export function CellField({ field, label, lang }: { field: string; label: string; lang?: 'fi' | 'en' }) {
  const { value, error } = useField(field);
  return (
    <>
      <Seen field={field} />
      <input
        className="in"
        name={`f.${field}`}
        defaultValue={value}
        aria-label={label}
        lang={lang}
        aria-invalid={error ? true : undefined}
        title={error ?? undefined}
      />
    </>
  );
}

/** The field of a key of a list. */
export const part = (kind: string, key: string, name: string) => `${kind}/${encodeURIComponent(key)}/${name}`;
export const keysOfField = (value: string): string[] => value.split('\n').filter(Boolean);
