import { Form, Link } from 'react-router';
import type { Version } from '#backend/content/pages/staff/service.ts';
import type { DiffPart } from '#domain/base/text-diff.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import styles from './page.module.css';

/** The versions of both texts, newest first: what each differs from the newest, and the way back to it. */
export function Versions({ versions }: { versions: readonly Version[] }) {
  const t = useTexts(fi, en);
  const newest = (of: Version) => versions.find(({ locale }) => locale === of.locale)?.version;
  return (
    <section className="sec" id="versiot">
      <div className="sec-h">
        <h2>{t('part.versions')}</h2>
      </div>
      <ol className={styles.rows}>
        {versions.map((one) => {
          const isNewest = newest(one) === one.version;
          const compared = new URLSearchParams({ kieli: one.locale, versio: String(one.version) });
          compared.set('rinnalla', String(newest(one) ?? one.version));
          return (
            <li key={`${one.locale} ${one.version}`}>
              <When at={one.at} /> {one.by ?? t('version.somebody')}
              <div className="sub">
                {t(`lang.${one.locale}`)}, {t(`version.${one.event}`).toLowerCase()}
                {isNewest && `, ${t('version.current')}`}
              </div>
              {!one.isEmpty && !isNewest && (
                <Form method="post" className="btns">
                  <Link className="btn btn-s btn-line" to={{ search: compared.toString() }}>
                    {t('act.compare')}
                  </Link>
                  <input type="hidden" name="locale" value={one.locale} />
                  <input type="hidden" name="version" value={one.version} />
                  <Button type="submit" small name="intent" value="restore">
                    {t('act.restore')}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What differs between a version and the newest one. */
export function Differences({ parts }: { parts: readonly DiffPart[] }) {
  const t = useTexts(fi, en);
  const isSame = parts.every(({ change }) => change === 'same');
  return (
    <section className="sec" aria-label={t('part.differences')}>
      <div className="sec-h">
        <h2>{t('part.differences')}</h2>
      </div>
      {isSame ? (
        <p>{t('diff.none')}</p>
      ) : (
        <div className={styles.diff}>
          {parts.map(({ change, text }, i) => {
            const key = `${i} ${change}`;
            if (change === 'same') return <span key={key}>{text}</span>;
            return change === 'removed' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
          })}
        </div>
      )}
    </section>
  );
}
