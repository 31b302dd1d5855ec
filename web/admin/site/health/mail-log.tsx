import { useSearchParams } from 'react-router';
import type { ListedMail } from '#backend/platform/mail/mail-list.ts';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { without } from '#web/admin/base/without.ts';
import en from '#web/messages/admin/en/health.ts';
import fi from '#web/messages/admin/fi/health.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Icon } from '#web/ui/admin/icon.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { Press } from './press.tsx';
import { StatusBand } from './status-band.tsx';

export const OUTBOX_LOOKS = {
  queued: { glyph: 'wait' },
  sent: { glyph: 'done', tone: 'ok' },
  failed: { glyph: 'fail', tone: 'bad' },
} as const;

type Props = { mails: ListedMail[]; next: string | null; formKey: string };

/** The log of mails: to whom, about what, how it went; each can be sent again while its text is stored. */
export function MailLog({ mails, next, formKey }: Props) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const older = new URLSearchParams(params);
  if (next) older.set('after', next);
  return (
    <>
      <StatusBand
        search={
          <label className="find">
            <span className="sr">{t('mail.search')}</span>
            <Icon name="search" />
            <input
              className="in"
              type="search"
              name="q"
              defaultValue={params.get('q') ?? ''}
              placeholder={t('mail.search')}
              aria-keyshortcuts="/"
            />
          </label>
        }
      >
        <Press fields={{ intent: 'cure', cure: 'mail' }} text={t('mail.retryAll')} icon="rotate-cw" />
      </StatusBand>
      {mails.length === 0 && <Empty icon="mail" title={t('mail.none')} />}
      {mails.length > 0 && (
        <div className="tbox entries">
          <ListTable
            columns={[
              t('mail.to'),
              t('mail.subject'),
              t('mail.state'),
              { right: t('mail.tries') },
              t('mail.created'),
              t('mail.error'),
              t('mail.action'),
            ]}
          >
            {mails.map((mail) => (
              <tr key={mail.id}>
                <th scope="row">{mail.to}</th>
                <td>{mail.subject}</td>
                <td>
                  <Status {...OUTBOX_LOOKS[mail.status]}>{t(`mail.${mail.status}`)}</Status>
                </td>
                <td className="r num">{mail.attempts}</td>
                <td>
                  <When at={mail.createdAt} />
                </td>
                <td>{mail.error ?? '–'}</td>
                <td>
                  {mail.isKept ? (
                    <Press
                      fields={{ intent: 'mail', id: mail.id, key: formKey }}
                      text={t('mail.again')}
                      label={t('mail.againTo', { to: mail.to })}
                    />
                  ) : (
                    <span className="muted">{t('mail.forgotten')}</span>
                  )}
                </td>
              </tr>
            ))}
          </ListTable>
        </div>
      )}
      {(next || params.has('after')) && (
        <p className="tfoot">
          {params.has('after') && (
            <ButtonLink small to={{ search: without(params, 'after') }}>
              {t('health.first')}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink small className="push" to={{ search: older.toString() }}>
              {t('health.next')}
            </ButtonLink>
          )}
        </p>
      )}
    </>
  );
}
