import type { HealthService } from '#backend/entrypoints/health/service.ts';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/health.ts';
import fi from '#web/messages/admin/fi/health.ts';
import { Empty } from '#web/ui/admin/empty.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { Press } from './press.tsx';

const COUNTED: ReadonlySet<string> = new Set(['waiting', 'active', 'done', 'failed']);

type Props = Awaited<ReturnType<HealthService['jobs']>>;

/** Jobs that were given up with their errors, then the queues. */
export function JobLog({ counts, failed }: Props) {
  const t = useTexts(fi, en);
  const heads = ['queue', 'waiting', 'active', 'done', 'failed', 'next'] as const;
  return (
    <>
      <section className="sec">
        <div className="sec-h">
          <h2>{t('job.givenUp')}</h2>
          {failed.length > 0 && (
            <div className="push">
              <Press fields={{ intent: 'cure', cure: 'jobs' }} text={t('job.retryAll')} icon="rotate-cw" />
            </div>
          )}
        </div>
        {failed.length === 0 && <p className="muted">{t('job.noneGivenUp')}</p>}
      </section>
      {failed.length > 0 && (
        <div className="tbox entries">
          <ListTable
            columns={[t('job.name'), t('job.error'), { right: t('job.tries') }, t('job.when'), t('mail.action')]}
          >
            {failed.map((job) => (
              <tr key={job.id}>
                <th scope="row">{job.name}</th>
                <td>{job.error ?? '–'}</td>
                <td className="r num">{job.tries}</td>
                <td>
                  <When at={job.at} />
                </td>
                <td>
                  <Press
                    fields={{ intent: 'job', id: job.id }}
                    text={t('job.retry')}
                    label={t('job.retryOne', { name: job.name })}
                  />
                </td>
              </tr>
            ))}
          </ListTable>
        </div>
      )}
      {counts.length === 0 ? (
        <Empty icon="activity" title={t('job.none')} />
      ) : (
        <ScrollTable
          label={t('part.tyot')}
          heads={heads.map((head) => (COUNTED.has(head) ? { right: t(`job.${head}`) } : t(`job.${head}`)))}
        >
          {counts.map(({ name, waiting, active, done, failed: lost, next }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="r num">{waiting}</td>
              <td className="r num">{active}</td>
              <td className="r num">{done}</td>
              <td className="r num">{lost}</td>
              <td>{next ? <When at={next} /> : '–'}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
    </>
  );
}
