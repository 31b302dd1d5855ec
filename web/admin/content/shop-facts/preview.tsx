import { useTexts } from '#web/admin/base/texts.tsx';
import type { SettingsPage } from './load.ts';
import styles from './shop-facts.module.css';
import { en, fi, fieldLabel } from './texts.ts';

type Props = { open: SettingsPage['open']; changes: readonly { field: string; before: string; after: string }[] };

/** What saving would change, before it does. */
export function Preview({ open, changes }: Props) {
  const t = useTexts(fi, en);
  if (changes.length === 0) return <p role="status">{t('done.same')}</p>;
  return (
    <section className={styles.preview} role="status" aria-label={t('part.preview')}>
      <h2>{t('part.preview')}</h2>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldLabel(t, open, field)}</dt>
            <dd>
              <del>{shown(t, open, field, before)}</del> <ins>{shown(t, open, field, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A value as people read it: yes and no of boxes, a dash of nothing. */
function shown(t: ReturnType<typeof useTexts<typeof fi>>, open: SettingsPage['open'], name: string, value: string) {
  const kind = open.fields.find((one) => one.name === name)?.kind;
  if (kind === 'flag' || kind === 'shown') return t(value === '1' ? 'value.yes' : 'value.no');
  return value || '–';
}
