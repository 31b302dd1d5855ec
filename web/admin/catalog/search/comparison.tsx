import { formatEuros } from '#domain/base/money.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import { ProductPicture } from '#web/admin/catalog/products/product-picture.tsx';
import en from '#web/messages/admin/en/search.ts';
import fi from '#web/messages/admin/fi/search.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import type { loadSearch, Result } from './load-search.ts';
import { LocaleChoice } from './locale-choice.tsx';
import styles from './search.module.css';

type Open = NonNullable<Awaited<ReturnType<typeof loadSearch>>['open']>;

/** A query to try the rule with: what it finds now and would find, and what becomes of judged and frequent queries. */
export function Comparison({ open: { draft, tried, comparison } }: { open: Open }) {
  const t = useTexts(fi, en);
  return (
    <div className="sec">
      <div className="sec-h">
        <h3>{t('search.try')}</h3>
        <span className="push muted small">{t('search.notYet')}</span>
      </div>
      <div className={styles.try}>
        <Field label={t('search.tryQuery')}>
          {(control) => (
            <input
              {...control}
              className="in"
              type="search"
              name="kokeile"
              defaultValue={draft.query.query}
              maxLength={100}
            />
          )}
        </Field>
        <LocaleChoice
          id="try-locale"
          name="kokeilukieli"
          chosen={draft.query.locale}
          aria-label={t('search.language')}
        />
        <Button type="submit" formMethod="get" formAction="/haku" icon="search">
          {t('search.tryButton')}
        </Button>
      </div>
      {tried && (
        <div className={styles.compare}>
          <Found title={t('search.before')} result={tried.before} />
          <Found title={t('search.after')} result={tried.after} />
        </div>
      )}
      {comparison && (
        <Note tone={comparison.worse.length > 0 ? 'bad' : 'ok'}>
          {[
            t('search.checked', { count: comparison.checked }),
            t('search.improves', { count: comparison.better.length }),
            comparison.worse.length === 0
              ? t('search.noneWorse')
              : t('search.getWorse', { queries: comparison.worse.map(({ query }) => query).join(', ') }),
          ].join(', ')}
          .
        </Note>
      )}
    </div>
  );
}

function Found({ title, result: { total, hits, opens } }: { title: string; result: Result }) {
  const t = useTexts(fi, en);
  return (
    <div>
      <p className={styles.head}>
        <b>{title}</b>
        <Status glyph={total > 0 || opens ? 'done' : 'off'} tone={total > 0 || opens ? 'ok' : undefined}>
          {t('search.hits', { count: total })}
        </Status>
      </p>
      {opens && <p className={styles.note}>{t('search.opens', { path: opens })}</p>}
      {!opens && hits.length === 0 && <p className={styles.note}>{t('search.nothing')}</p>}
      {!opens && (
        <ul className={styles.hits}>
          {hits.map(({ sku, name, picture, cents }) => (
            <li key={sku}>
              <ProductPicture id={picture} size={40} />
              <span>
                <b>{name}</b>
                <small>{sku}</small>
              </span>
              <span className="num">{cents === null ? '–' : formatEuros(cents)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
