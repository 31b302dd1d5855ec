import type { FetcherWithComponents } from 'react-router';
import type { ApiKey } from '#backend/platform/api-keys/service.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/programs.ts';
import fi from '#web/messages/admin/fi/programs.ts';
import { momentText } from '#web/messages/moments.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { Status } from '#web/ui/admin/status.tsx';

type Props = { keys: ApiKey[]; now: Date; fetcher: FetcherWithComponents<unknown> | null };

/** The keys of programs; with a fetcher those in use can be taken back. */
export function KeyTable({ keys, now, fetcher }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const moment = (at: Date) => momentText(at.toISOString(), locale);
  const isEnded = ({ revokedAt, expiresAt }: ApiKey) => revokedAt !== null || (expiresAt !== null && expiresAt <= now);
  const state = (key: ApiKey) => {
    if (key.revokedAt) return t('programs.revoked');
    if (isEnded(key)) return t('programs.expired');
    return key.expiresAt ? t('programs.until', { day: moment(key.expiresAt) }) : t('programs.forever');
  };
  if (keys.length === 0) return <p className="muted">{t('programs.none')}</p>;
  const heads = ['name', 'scopes', 'made', 'used', 'state'] as const;
  return (
    <ScrollTable label={t('programs.keys')} heads={heads.map((head) => t(`programs.${head}`))}>
      {keys.map((key) => (
        <tr key={key.id}>
          <th scope="row">
            {key.name} <small className="muted num">{key.hint}</small>
          </th>
          <td>
            <code>{key.scopes.join(' ')}</code>
          </td>
          <td className="num muted">
            {moment(key.createdAt)} {key.createdBy}
          </td>
          <td className="num muted">{key.lastUsedAt ? moment(key.lastUsedAt) : t('programs.never')}</td>
          <td>
            <Status glyph={isEnded(key) ? 'fail' : 'done'} tone={isEnded(key) ? 'bad' : 'ok'}>
              {state(key)}
            </Status>
            {fetcher && !isEnded(key) && (
              <fetcher.Form method="post">
                <input type="hidden" name="id" value={key.id} />
                <Button
                  type="submit"
                  small
                  name="intent"
                  value="revoke"
                  aria-label={t('programs.revokeOf', { name: key.name })}
                >
                  {t('programs.revoke')}
                </Button>
              </fetcher.Form>
            )}
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}
