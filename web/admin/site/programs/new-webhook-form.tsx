import type { FetcherWithComponents } from 'react-router';
import type { EndpointInput, EndpointProblem } from '#backend/sales/webhooks/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/webhooks.ts';
import fi from '#web/messages/admin/fi/webhooks.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { WebhookFields } from './webhook-fields.tsx';

const EMPTY: EndpointInput = { name: '', url: '', kinds: null };

type Props = {
  fetcher: FetcherWithComponents<unknown>;
  /** What was sent and why it was refused. */
  rejected: { typed: EndpointInput; problems: EndpointProblem[] } | null;
};

/** Adds a program that is told of events. */
export function NewWebhookForm({ fetcher, rejected }: Props) {
  const t = useTexts(fi, en);
  return (
    <details open={rejected !== null}>
      <summary className="btn btn-line">{t('new')}</summary>
      <fetcher.Form method="post" className="form measure">
        <input type="hidden" name="intent" value="add-webhook" />
        <WebhookFields typed={rejected?.typed ?? EMPTY} problems={rejected?.problems ?? []} />
        <Button type="submit" look="primary">
          {t('add')}
        </Button>
      </fetcher.Form>
    </details>
  );
}
