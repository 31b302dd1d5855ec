import { Form } from 'react-router';
import type { SystemFinding, SystemName } from '#backend/sales/work-queue/service.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/today.ts';
import fi from '#web/messages/admin/fi/today.ts';
import { format } from '#web/messages/dates.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import styles from './today.module.css';

type Props = { systems: SystemFinding[]; now: Date };

const sendsAgain = (system: SystemName): system is 'mail' | 'webhooks' => system === 'mail' || system === 'webhooks';

/** What runs behind the shop: a word for each, and for what is stuck the way to cure it. */
export function Systems({ systems, now }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('systems.title')}</h2>
        <span className="push muted small">
          {t('systems.checked', { time: format(locale, { hour: 'numeric', minute: '2-digit' }).format(now) })}
        </span>
      </div>
      <ul className={styles.health}>
        {systems.map(({ system, stuck, lastError }) => (
          <li key={system}>
            <Status glyph={stuck > 0 ? 'warn' : 'done'} tone={stuck > 0 ? 'warn' : 'ok'}>
              {t(`systems.${system}`)}
            </Status>
            <span className={styles.state}>{stuck > 0 ? t('systems.stuck', { count: stuck }) : t('systems.fine')}</span>
            {stuck > 0 && (
              <div className={styles.cure}>
                {lastError && <p className="hint">{lastError}</p>}
                {sendsAgain(system) ? (
                  <Form method="post">
                    <input type="hidden" name="system" value={system} />
                    <Button type="submit" small>
                      {t('systems.retry')}
                    </Button>
                  </Form>
                ) : (
                  <p className="hint">{t(`systems.cure.${system}`)}</p>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
