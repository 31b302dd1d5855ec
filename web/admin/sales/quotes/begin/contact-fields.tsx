import type { FieldError } from '#domain/base/error-codes.ts';
import type { Locale } from '#domain/base/locale.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import { Field } from '#web/ui/admin/field.tsx';
import { errorOf } from '../field-errors.ts';

const FIELDS = [
  { name: 'firstname', text: 'quotes.firstname', type: 'text', required: true },
  { name: 'lastname', text: 'quotes.lastname', type: 'text', required: true },
  { name: 'email', text: 'quotes.email', type: 'email', required: true },
  { name: 'phone', text: 'quotes.phoneNumber', type: 'tel', required: false },
  { name: 'city', text: 'quotes.city', type: 'text', required: false },
  { name: 'company', text: 'quotes.company', type: 'text', required: false },
  { name: 'vatNumber', text: 'quotes.vatNumber', type: 'text', required: false },
] as const;

export type TypedContact = Record<(typeof FIELDS)[number]['name'], string> & { locale: Locale };

/** Reads the customer's details from the form. */
export function typedContact(form: FormData): TypedContact {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    email: text('email'),
    phone: text('phone'),
    city: text('city'),
    company: text('company'),
    vatNumber: text('vatNumber'),
    locale: text('locale') === 'en' ? 'en' : 'fi',
  };
}

/** Who is on the phone. */
export function ContactFields({ typed, errors }: { typed: TypedContact | null; errors: FieldError[] }) {
  const t = useTexts(fi, en);
  return (
    <div className="f2">
      {FIELDS.map(({ name, text, type, required }) => {
        const error = errorOf(errors, `contact.${name}`);
        return (
          <Field
            key={name}
            label={t(text)}
            note={required ? undefined : t('quotes.optional')}
            error={error && t(error)}
          >
            {(control) => (
              <input
                {...control}
                className="in"
                type={type}
                name={name}
                defaultValue={typed?.[name]}
                autoComplete="off"
              />
            )}
          </Field>
        );
      })}
      <Field label={t('quotes.locale')}>
        {(control) => (
          <select {...control} className="sel" name="locale" defaultValue={typed?.locale ?? 'fi'}>
            <option value="fi">{t('quotes.locale.fi')}</option>
            <option value="en">{t('quotes.locale.en')}</option>
          </select>
        )}
      </Field>
    </div>
  );
}
