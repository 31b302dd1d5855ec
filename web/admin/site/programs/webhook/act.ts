import type { EndpointInput, EndpointProblem } from '#backend/sales/webhooks/service.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { endpointOf } from '../webhook-form.ts';

export type WebhookDone = 'saved' | 'enabled' | 'disabled' | 'rotated' | 'tested' | 'again';
export type WebhookAnswer =
  | { done: WebhookDone; secret?: string }
  | { secret: string }
  | { failed: 'stale' | 'unknown' | 'gone' }
  | { failed: 'invalid'; typed: EndpointInput; problems: EndpointProblem[] };

const KEPT_HOURS = 24;

/** Changes an endpoint, as the pressed button says; null: it was removed. */
export async function act(
  { shop, actor }: Pick<ReturnType<typeof staffOf>, 'shop' | 'actor'>,
  id: string,
  form: FormData,
): Promise<WebhookAnswer | null> {
  const { webhooks } = shop;
  const { endpoints } = webhooks;
  const known = (is: boolean, done: WebhookDone): WebhookAnswer => (is ? { done } : { failed: 'unknown' });
  switch (form.get('intent')) {
    case 'enable':
      return known(await endpoints.enable(actor, id, true), 'enabled');
    case 'disable':
      return known(await endpoints.enable(actor, id, false), 'disabled');
    case 'test':
      return known(await webhooks.test(actor, id), 'tested');
    case 'again':
      return (await webhooks.sendAgain(actor, String(form.get('delivery')))) ? { done: 'again' } : { failed: 'gone' };
    case 'secret': {
      const secret = await endpoints.secret(actor, id);
      return secret === null ? { failed: 'unknown' } : { secret };
    }
    case 'rotate': {
      const secret = await endpoints.rotate(actor, id, KEPT_HOURS);
      return secret === null ? { failed: 'unknown' } : { done: 'rotated', secret };
    }
    case 'remove':
      return (await endpoints.remove(actor, id)) ? null : { failed: 'unknown' };
    default: {
      const typed = endpointOf(form);
      const changed = await endpoints.change(actor, id, typed, Number(form.get('version')) || 0);
      if (changed.ok) return { done: 'saved' };
      if (changed.reason === 'invalid') return { failed: 'invalid', typed, problems: changed.details ?? [] };
      return { failed: changed.reason };
    }
  }
}
