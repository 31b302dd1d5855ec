import type { HealthService } from '#backend/entrypoints/health/service.ts';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/health.ts';
import fi from '#web/messages/admin/fi/health.ts';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { OUTBOX_LOOKS } from './mail-log.tsx';
import { Press } from './press.tsx';
import { StatusBand } from './status-band.tsx';

const lookOf = (status: string) => (status === 'sent' || status === 'failed' ? status : 'queued');

/** Order events for other programs: how each went, and the way to send it again. */
export function WebhookLog({ isSent, rows }: Awaited<ReturnType<HealthService['webhooks']>>) {
  const t = useTexts(fi, en);
  return (
    <>
      {!isSent && <Note>{t('webhook.off')}</Note>}
      <StatusBand>
        <Press fields={{ intent: 'cure', cure: 'webhooks' }} text={t('mail.retryAll')} icon="rotate-cw" />
      </StatusBand>
      {rows.length === 0 && <Empty icon="send" title={t('webhook.none')} />}
      {rows.length > 0 && (
        <div className="tbox entries">
          <ListTable
            columns={[
              t('webhook.kind'),
              t('webhook.endpoint'),
              t('webhook.subject'),
              t('mail.state'),
              { right: t('mail.tries') },
              t('mail.created'),
              t('mail.error'),
              t('mail.action'),
            ]}
          >
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.kind}</th>
                <td>{row.endpoint ?? 'WEBHOOK_URL'}</td>
                <td className="id">{row.subject_id}</td>
                <td>
                  <Status {...OUTBOX_LOOKS[lookOf(row.status)]}>{t(`mail.${lookOf(row.status)}`)}</Status>
                </td>
                <td className="r num">{row.attempts}</td>
                <td>
                  <When at={row.created_at} />
                </td>
                <td>{row.last_error ?? '–'}</td>
                <td>
                  <Press
                    fields={{ intent: 'webhook', id: row.id }}
                    text={t('mail.again')}
                    label={`${t('mail.again')}: ${row.kind} ${row.subject_id}`}
                  />
                </td>
              </tr>
            ))}
          </ListTable>
        </div>
      )}
      <p className="tfoot">{t('webhook.kept')}</p>
    </>
  );
}
