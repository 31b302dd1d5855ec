import type { ContactAbout } from '#backend/content/contact/service.ts';
import type { Shop } from '#backend/shop.ts';
import { normalizeEmail } from '#domain/base/contact-details/email.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ContactResult, ContactValues } from './contact-result.ts';

type Sent = {
  shop: Pick<Shop, 'contact' | 'auth' | 'formStamps'>;
  request: Request;
  locale: Locale;
  /** Subject of the page, with the store chosen in the form. */
  aboutOf: (store: string | null) => ContactAbout;
};

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const valuesOf = (form: FormData): ContactValues => ({
  name: text(form, 'name'),
  email: text(form, 'email'),
  phone: text(form, 'phone'),
  message: text(form, 'message'),
  store: text(form, 'store'),
  formKey: text(form, 'formKey').slice(0, 100),
  stamp: text(form, 'stamp'),
  website: text(form, 'website'),
});

/** Sends the form, or returns it with its problems and all typed values. */
export async function contactStep({ shop, request, locale, aboutOf }: Sent): Promise<ContactResult> {
  const values = valuesOf(await request.formData().catch(() => new FormData()));
  const at = Date.now();
  const { store, formKey, ...typed } = values;
  const client = shop.auth.clientOf(request);
  const sent = await shop.contact.send(typed, { about: aboutOf(store || null), locale, client, formKey });
  if (sent.ok) return { step: 'done', at, number: sent.value.number, email: normalizeEmail(values.email) };
  // the browser may have autofilled the honeypot, which people cannot see: clear it for the next try
  const again: ContactValues = { ...values, website: '' };
  switch (sent.reason) {
    case 'invalid':
      return { step: 'write', at, values: again, problems: sent.details ?? {}, failure: null };
    case 'limited':
      return { step: 'write', at, values: again, problems: {}, failure: 'limited' };
    case 'robot':
      // expired: stamp it anew, so that the next submission passes
      if (sent.details === 'stale') again.stamp = shop.formStamps.stamp();
      return { step: 'write', at, values: again, problems: {}, failure: 'again' };
  }
}

/** HTTP status of a form result. */
export const statusOf = (answer: ContactResult): number =>
  answer.step === 'done' ? 200 : answer.failure === 'limited' ? 429 : 400;
