import { redirect } from 'react-router';
import { ownValue } from '#domain/base/records.ts';
import { links } from '#web/storefront/base/links.ts';
import { refused, textOf } from '../form/form-answer.ts';
import { sections } from './details-url.ts';
import { deletion, emailChange, passwordChange } from './security-forms.ts';
import { done, type Outcome, type Sent } from './sent-form.ts';

/** Typed fields; an unchecked box is false. */
function addressInput(form: FormData) {
  const { form: _, id: __, ...texts } = Object.fromEntries(form);
  return {
    ...texts,
    defaultShipping: form.get('defaultShipping') === 'on',
    defaultBilling: form.get('defaultBilling') === 'on',
  };
}

async function details({ shop, visitor, form, locale }: Sent): Outcome {
  const { form: _, ...typed } = Object.fromEntries(form);
  const changed = await shop.accounts.updateDetails(visitor, typed);
  if (!changed.ok) return refused(form, changed.details ?? []);
  return done(locale, 'tiedot-tallennettu', sections.personal);
}

async function address({ shop, visitor, form, locale }: Sent): Outcome {
  const id = textOf(form, 'id');
  const kept =
    id === 'new'
      ? await shop.accounts.addAddress(visitor, addressInput(form))
      : await shop.accounts.updateAddress(visitor, id, addressInput(form));
  if (kept.ok) return done(locale, id === 'new' ? 'osoite-lisatty' : 'osoite-paivitetty', sections.addresses);
  // removed on another device
  if (kept.reason === 'not_found') return done(locale, 'virhe', sections.addresses);
  return refused(form, kept.details ?? []);
}

async function removeAddress({ shop, visitor, form, locale }: Sent): Outcome {
  const removed = await shop.accounts.removeAddress(visitor, textOf(form, 'id')).catch((error: unknown) => {
    shop.log.error({ err: error }, 'address not removed');
    return false;
  });
  return done(locale, removed ? 'osoite-poistettu' : 'osoitetta-ei-poistettu', sections.addresses);
}

async function endDevice({ shop, visitor, form, locale }: Sent): Outcome {
  await shop.auth.endSession(visitor, textOf(form, 'id'));
  return done(locale, 'laite-kirjattu-ulos', sections.devices);
}

async function endDevices({ shop, visitor, locale }: Sent): Outcome {
  const cookies = await shop.auth.signOutEverywhere(visitor);
  return redirect(links(locale).signIn(), { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}

const forms: Record<string, (sent: Sent) => Outcome> = {
  details,
  address,
  'address-remove': removeAddress,
  email: emailChange,
  password: passwordChange,
  'device-end': endDevice,
  'devices-end': endDevices,
  deletion,
};

/** Handles a form of own details: returns its problems or a redirect. Null: unknown form. */
export function changeOwnDetails(sent: Sent): Outcome | null {
  return ownValue(forms, textOf(sent.form, 'form'))?.(sent) ?? null;
}
