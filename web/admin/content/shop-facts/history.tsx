import { Form } from 'react-router';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { Button } from '#web/ui/admin/button.tsx';
import type { SettingsPage } from './load.ts';
import styles from './shop-facts.module.css';
import { en, fi, fieldLabel } from './texts.ts';

type Props = { open: SettingsPage['open']; may: boolean };

/** The versions of a section: who changed what, and the way back to each. */
export function History({ open, may }: Props) {
  const { history, version } = open;
  const t = useTexts(fi, en);
  return (
    <section className="sec" aria-labelledby="versions">
      <h2 id="versions">{t('part.history')}</h2>
      <ol className={styles.versions}>
        {history.map((one) => (
          <li key={one.version}>
            <p>
              {one.at ? <When at={one.at} /> : t('history.first')} {one.by}
              {one.changed.length > 0 && (
                <small className="sub">{one.changed.map((name) => fieldLabel(t, open, name)).join(' · ')}</small>
              )}
            </p>
            {one.version === version ? (
              <span className="sub">{t('history.now')}</span>
            ) : (
              may && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="restore" />
                  <input type="hidden" name="version" value={version} />
                  <Button type="submit" small name="to" value={String(one.version)}>
                    {t('act.restore')}
                  </Button>
                </Form>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
