import { redirectDocument } from 'react-router';
import type { ProviderError } from '#domain/customers/sign-in/provider-errors.ts';
import { typed } from '#domain/customers/sign-in/sign-in-forms.ts';
import { links } from '#web/storefront/base/links.ts';
import { type Asked, quietHeaders } from '../server/asked.ts';
import { intentQuery } from '../sign-in-intent.ts';

/** Redirects to the chosen provider, or back to the page with the reason. */
export async function startProvider({ shop, form, locale, intent, client }: Asked): Promise<Response> {
  const started = await shop.auth.startProvider(typed(form, 'provider'), { ...intent, locale }, client);
  const headers = new Headers(quietHeaders);
  if (started.ok) {
    for (const cookie of started.value.cookies) headers.append('set-cookie', cookie);
    return redirectDocument(started.value.url, { status: 303, headers });
  }
  const error: ProviderError = started.reason === 'limited' ? 'liikaa' : 'palvelu';
  const query = new URLSearchParams(intentQuery(intent));
  query.set('virhe', error);
  return redirectDocument(`${links(locale).signIn()}?${query}`, { status: 303, headers });
}
