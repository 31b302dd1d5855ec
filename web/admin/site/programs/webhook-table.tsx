import { Link } from 'react-router';
import type { WebhookEndpoint } from '#backend/sales/webhooks/service.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/webhooks.ts';
import fi from '#web/messages/admin/fi/webhooks.ts';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { Status } from '#web/ui/admin/status.tsx';

/** Whether an endpoint gets anything now, and why not. */
export function WebhookState({
  endpoint,
  now,
  pill = false,
}: {
  endpoint: WebhookEndpoint;
  now: Date;
  pill?: boolean;
}) {
  const t = useTexts(fi, en);
  const { disabledBecause, pausedUntil } = endpoint;
  if (disabledBecause === 'gone')
    return (
      <Status glyph="fail" tone="bad" pill={pill}>
        {t('state.gone')}
      </Status>
    );
  if (disabledBecause)
    return (
      <Status glyph="off" pill={pill}>
        {t('state.disabled')}
      </Status>
    );
  const isPaused = pausedUntil !== null && pausedUntil > now;
  return (
    <Status glyph={isPaused ? 'wait' : 'done'} tone={isPaused ? 'warn' : 'ok'} pill={pill}>
      {t(isPaused ? 'state.paused' : 'state.enabled')}
    </Status>
  );
}

/** Programs that are told of events. */
export function WebhookTable({ endpoints, now }: { endpoints: WebhookEndpoint[]; now: Date }) {
  const t = useTexts(fi, en);
  if (endpoints.length === 0) return <p className="muted">{t('none')}</p>;
  const heads = [t('name'), t('url'), t('kinds'), { right: t('failed') }, t('lastSent'), t('state')];
  return (
    <ScrollTable label={t('title')} heads={heads}>
      {endpoints.map((endpoint) => (
        <tr key={endpoint.id}>
          <th scope="row">
            <Link to={`/ohjelmat/${endpoint.id}`}>{endpoint.name}</Link>
          </th>
          <td>{URL.parse(endpoint.url)?.host ?? endpoint.url}</td>
          <td>{endpoint.kinds ? <code>{endpoint.kinds.join(' ')}</code> : t('allKinds')}</td>
          <td className="r num">{endpoint.failed}</td>
          <td className="num muted">{endpoint.lastSentAt ? <When at={endpoint.lastSentAt} /> : t('never')}</td>
          <td>
            <WebhookState endpoint={endpoint} now={now} />
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}
