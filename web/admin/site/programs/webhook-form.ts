import type { EndpointInput } from '#backend/sales/webhooks/service.ts';
import { isOneOf } from '#domain/base/records.ts';
import { webhookKinds } from '#domain/sales/webhooks/webhook.ts';

/** An endpoint as the form describes it; the service refuses what is incomplete. */
export function endpointOf(form: FormData): EndpointInput {
  const text = (name: string) => String(form.get(name) ?? '');
  const kinds = form
    .getAll('kinds')
    .map(String)
    .flatMap((kind) => (isOneOf(webhookKinds, kind) ? [kind] : []));
  return { name: text('name'), url: text('url'), kinds: form.has('all') ? null : kinds };
}
