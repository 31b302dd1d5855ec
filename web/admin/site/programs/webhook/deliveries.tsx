import { type FetcherWithComponents, Link, useSearchParams } from 'react-router';
import type { WebhookService } from '#backend/sales/webhooks/service.ts';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { without } from '#web/admin/base/without.ts';
import en from '#web/messages/admin/en/webhooks.ts';
import fi from '#web/messages/admin/fi/webhooks.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Status } from '#web/ui/admin/status.tsx';

const LOOKS = {
  queued: { glyph: 'wait' },
  sent: { glyph: 'done', tone: 'ok' },
  failed: { glyph: 'fail', tone: 'bad' },
} as const;

type Page = Awaited<ReturnType<WebhookService['deliveries']>>;
type Props = { page: Page; fetcher: FetcherWithComponents<unknown> | null };

/** What an endpoint was sent; with a fetcher each can be sent again. */
export function Deliveries({ page: { rows, next }, fetcher }: Props) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const older = new URLSearchParams(params);
  if (next) older.set('after', next);
  if (rows.length === 0) return <Empty icon="send" title={t('noDeliveries')} />;
  const columns = [t('kind'), t('state'), { right: t('tries') }, t('at'), t('error'), t('action')];
  return (
    <>
      <div className="tbox entries">
        <ListTable columns={columns}>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.kind}</th>
              <td>
                <Status {...LOOKS[row.status]}>{t(`delivery.${row.status}`)}</Status>
              </td>
              <td className="r num">{row.attempts}</td>
              <td>
                <When at={row.created_at} />
              </td>
              <td>{row.last_error ?? '–'}</td>
              <td>
                {fetcher && (
                  <fetcher.Form method="post">
                    <input type="hidden" name="delivery" value={row.id} />
                    <Button type="submit" small name="intent" value="again" aria-label={`${t('again')}: ${row.kind}`}>
                      {t('again')}
                    </Button>
                  </fetcher.Form>
                )}
              </td>
            </tr>
          ))}
        </ListTable>
      </div>
      {(next || params.has('after')) && (
        <p className="tfoot">
          {params.has('after') && <Link to={{ search: without(params, 'after') }}>{t('first')}</Link>}{' '}
          {next && <Link to={{ search: `?${older}` }}>{t('older')}</Link>}
        </p>
      )}
    </>
  );
}
