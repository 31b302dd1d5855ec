import { use, useState } from 'react';
import { type Locale, locales } from '#domain/base/locale.ts';
import { isOneOf } from '#domain/base/records.ts';
import { pairBlocks } from '#domain/content/pages/align-blocks.ts';
import { type BlockKind, namedKinds } from '#domain/content/pages/block.ts';
import { headControls } from '#domain/content/pages/block-controls.ts';
import type { ContentKind } from '#domain/content/pages/content-kind.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { PageStateMark } from '../page-state.tsx';
import { BlockForm } from './block-form.tsx';
import { PageControl } from './control.tsx';
import styles from './page.module.css';
import { PageForm, useProblems } from './page-form-state.ts';
import { fieldName, problemText } from './problem-text.ts';

type Listed = { id: string; kind: BlockKind };
type Lists = Record<Locale, Listed[]>;

const kinds: readonly BlockKind[] = ['text', ...namedKinds];
const FIELDS: Record<ContentKind, readonly (keyof typeof headControls)[]> = {
  page: ['title', 'description', 'image', 'from', 'until', 'updated', 'parent', 'draft', 'noindex', 'formerly'],
  article: [
    'title',
    'description',
    'image',
    'date',
    'from',
    'until',
    'updated',
    'parent',
    'draft',
    'noindex',
    'formerly',
  ],
  campaign: [
    ...(['title', 'description', 'image', 'date', 'until', 'code', 'category', 'reduced', 'updated'] as const),
    ...(['draft', 'noindex', 'formerly'] as const),
  ],
};
const REQUIRED = ['title', 'description'];

/** The blocks of a text as they were typed or stored. */
function useLists(): [Lists, (locale: Locale, list: Listed[]) => void] {
  const { texts, typed } = use(PageForm);
  const [lists, setLists] = useState<Lists>(() => {
    const listOf = (locale: Locale): Listed[] => {
      const ids = typed?.get(`f.${locale}/blocks`) ?? texts[locale]?.fields.blocks ?? '';
      return ids.split('\n').flatMap((id) => {
        const kind = typed?.get(`f.${locale}/block/${id}/kind`) ?? texts[locale]?.fields[`block/${id}/kind`];
        return isOneOf(kinds, kind) ? [{ id, kind }] : [];
      });
    };
    return { fi: listOf('fi'), en: listOf('en') };
  });
  return [lists, (locale, list) => setLists((all) => ({ ...all, [locale]: list }))];
}

/** Both languages of a page beside each other: blocks of one kind stand in one row, and a gap shows what is missing (admin-page-5). */
export function TextColumns({ kind }: { kind: ContentKind }) {
  const t = useTexts(fi, en);
  const { texts } = use(PageForm);
  const [shown, setShown] = useState<Locale>('fi');
  const [lists, setList] = useLists();
  const both = texts.fi !== undefined && texts.en !== undefined;
  const rows = pairBlocks(lists.fi, lists.en);
  const cell = (locale: Locale, id: string | null) => {
    if (texts[locale] === undefined) return null;
    const index = lists[locale].findIndex((one) => one.id === id);
    const block = lists[locale][index];
    if (!block) return both ? <p className={styles.gap}>{t('block.missing')}</p> : null;
    const place = {
      index,
      move(moved: string, to: number) {
        const list = lists[locale];
        const one = list.find((other) => other.id === moved);
        const rest = list.filter((other) => other.id !== moved);
        if (one) setList(locale, rest.toSpliced(Math.max(0, to), 0, one));
      },
      remove: () =>
        setList(
          locale,
          lists[locale].filter((other) => other.id !== id),
        ),
    };
    return <BlockForm key={block.id} locale={locale} {...block} place={place} />;
  };
  return (
    <div className={styles.columns} data-shown={shown}>
      <fieldset className={`seg ${styles.languages}`} aria-label={t('preview.language')}>
        {locales.map((locale) => (
          <button key={locale} type="button" aria-pressed={locale === shown} onClick={() => setShown(locale)}>
            {t(`lang.${locale}`)}
          </button>
        ))}
      </fieldset>
      {locales.map((locale) => (
        <Head key={locale} kind={kind} locale={locale} ids={lists[locale].map(({ id }) => id)} />
      ))}
      {rows.flatMap(([one, other]) =>
        locales.map((locale) => {
          const id = locale === 'fi' ? one : other;
          return (
            <div key={`${locale} ${one} ${other}`} data-lang={locale} className={styles.cell}>
              {cell(locale, id)}
            </div>
          );
        }),
      )}
      {locales.map((locale) => (
        <div key={locale} data-lang={locale} className={styles.cell}>
          {texts[locale] && (
            <AddBlock
              locale={locale}
              add={(added) => setList(locale, [...lists[locale], { id: crypto.randomUUID().slice(0, 8), kind: added }])}
            />
          )}
        </div>
      ))}
    </div>
  );
}

function Head({ kind, locale, ids }: { kind: ContentKind; locale: Locale; ids: string[] }) {
  const t = useTexts(fi, en);
  const { texts } = use(PageForm);
  const problems = useProblems(locale, null);
  const text = texts[locale];
  return (
    <section className={styles.cell} data-lang={locale} aria-label={t(`lang.${locale}`)}>
      <div className="sec-h">
        <h2>{t(`lang.${locale}`)}</h2>
        <span className="push">
          <PageStateMark state={text?.state ?? null} />
        </span>
      </div>
      {text ? (
        <div className={`form ${styles.block}`}>
          <input type="hidden" name={`version.${locale}`} value={text.version} />
          <input type="hidden" name={`f.${locale}/blocks`} value={ids.join('\n')} />
          <h3>{t('head.title')}</h3>
          {FIELDS[kind].map((field) => (
            <PageControl
              key={field}
              locale={locale}
              field={`head/${field}`}
              control={headControls[field]}
              label={fieldName(t, field)}
              required={REQUIRED.includes(field)}
            />
          ))}
          {problems.map((problem) => (
            <p className="err" key={`${problem.field} ${problem.reason}`}>
              {problemText(t, problem)}
            </p>
          ))}
        </div>
      ) : (
        // its form is outside this one
        <Button type="submit" form={`translate-${locale}`} icon="languages">
          {t(locale === 'en' ? 'act.translate' : 'act.translateFrom')}
        </Button>
      )}
    </section>
  );
}

function AddBlock({ locale, add }: { locale: Locale; add: (kind: BlockKind) => void }) {
  const t = useTexts(fi, en);
  return (
    <fieldset className={styles.add}>
      <legend className="label">{t('act.add')}</legend>
      {kinds.map((kind) => (
        <Button
          key={kind}
          type="submit"
          small
          icon="plus"
          name="do"
          value={`add ${locale} ${kind}`}
          onClick={(event) => {
            event.preventDefault();
            add(kind);
          }}
        >
          {t(`block.${kind}`)}
        </Button>
      ))}
    </fieldset>
  );
}
