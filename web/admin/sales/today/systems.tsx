import { Form } from 'react-router';
import type { SystemFinding } from '#backend/sales/work-queue/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/today.ts';
import fi from '#web/messages/admin/fi/today.ts';
import { format } from '#web/messages/dates.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import styles from './today.module.css';

type Props = { systems: SystemFinding[]; now: Date };

const GLYPHS = { good: 'done', hint: 'warn', wrong: 'fail' } as const;
const TONES = { good: 'ok', hint: 'warn', wrong: 'bad' } as const;
type Texts = ReturnType<typeof useTexts<typeof fi>>;

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
        {systems.map((finding) => (
          <System key={finding.system} finding={finding} />
        ))}
      </ul>
    </section>
  );
}

/** Words for one of them, and what to do when it is not well. */
function System({ finding }: { finding: SystemFinding }) {
  const t = useTexts(fi, en);
  const { system } = finding;
  const state = 'state' in finding ? finding.state : finding.stuck > 0 ? 'hint' : 'good';
  return (
    <li>
      <Status glyph={GLYPHS[state]} tone={TONES[state]}>
        {t(`systems.${system}`)}
      </Status>
      <span className={styles.state}>{wordsOf(finding, t, useLocale())}</span>
      {state !== 'good' && (
        <div className={styles.cure}>
          {'lastError' in finding && finding.lastError && <p className="hint">{finding.lastError}</p>}
          {system === 'mail' || system === 'webhooks' ? (
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
  );
}

function wordsOf(finding: SystemFinding, t: Texts, locale: Locale): string {
  switch (finding.system) {
    case 'disk':
      return t('systems.free', { gb: (finding.freeBytes / 1e9).toLocaleString(locale, { maximumFractionDigits: 1 }) });
    case 'backup':
      if (finding.days === null) return t('systems.noBackup');
      return finding.days === 0 ? t('systems.fresh') : t('systems.days', { count: finding.days });
    default:
      return finding.stuck > 0 ? t('systems.stuck', { count: finding.stuck }) : t('systems.fine');
  }
}
