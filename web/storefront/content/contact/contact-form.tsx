import { Form, useNavigation } from 'react-router';
import { type ContactField, contactFields, LONGEST } from '#domain/content/contact/contact-form.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PRIVACY } from '#web/storefront/base/service-links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field/text-field.tsx';
import type { ContactResult, ContactValues } from './contact-result.ts';

type Props = {
  given: ContactValues;
  answer: Extract<ContactResult, { step: 'write' }> | undefined;
  /** Accessibility feedback: to customer service, answered by mail. */
  isFeedback?: boolean;
};

/** The contact form, at most one on a page. Works without JavaScript. */
export function ContactForm({ given, answer, isFeedback = false }: Props) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  const isSending = useNavigation().state !== 'idle';
  const { values, problems, failure, at } = answer ?? { values: given, problems: {}, failure: null, at: 0 };
  const errorOf = (field: ContactField) => {
    const problem = problems[field];
    if (problem === 'required') return t(`contact.error.required.${field as 'name'}`);
    return problem && t(`contact.error.${problem}`, { max: LONGEST[field] });
  };
  // the message of an empty field names it already
  const ofField = (field: ContactField, message: string) =>
    t('contact.error.of', { label: t(`contact.${field}`), message });
  const errors = contactFields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ id: field, message: problems[field] === 'required' ? message : ofField(field, message) }] : [];
  });
  const field = (name: ContactField) => ({
    id: name,
    name,
    label: t(`contact.${name}`),
    defaultValue: values[name],
    error: errorOf(name),
    maxLength: LONGEST[name],
  });
  return (
    <Form method="post" className="form-col" noValidate={hydrated} key={at}>
      <ErrorSummary errors={errors} />
      {failure && (
        <Banner kind="bad" live>
          {t(`contact.${failure}`, { email: shop.email })}
        </Banner>
      )}
      {!isFeedback && (
        <SelectField id="store" name="store" label={t('contact.store')} defaultValue={values.store}>
          <option value="">{t('contact.service')}</option>
          {shop.stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {`${shop.name} ${name}`}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea {...field('message')} rows={6} required />
      <TextField {...field('name')} autoComplete="name" required />
      <TextField {...field('email')} type="email" hint={t('contact.emailHint')} autoComplete="email" required />
      {!isFeedback && <TextField {...field('phone')} type="tel" autoComplete="tel" optional />}
      <div className="sr" aria-hidden="true">
        <label>
          {t('contact.website')}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue={values.website} />
        </label>
      </div>
      <input type="hidden" name="formKey" value={values.formKey} />
      <input type="hidden" name="stamp" value={values.stamp} />
      <p className="small muted">
        <TextLink to={links(locale).content(PRIVACY)}>{t('contact.privacy')}</TextLink>
      </p>
      <Button type="submit" busy={isSending}>
        {t(isFeedback ? 'contact.sendFeedback' : 'contact.send')}
      </Button>
    </Form>
  );
}
