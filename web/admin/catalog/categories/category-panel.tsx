import { Form } from 'react-router';
import { plainFacets } from '#domain/catalog/categories/category-fields.ts';
import { addressOf } from '#domain/catalog/categories/category-tree.ts';
import { sorts } from '#domain/catalog/search/query.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { EditConflict } from '#web/admin/base/pieces/edit/edit-conflict.tsx';
import {
  ChoiceField,
  EditFormState,
  keysOfField,
  Seen,
  TextField,
  useField,
} from '#web/admin/base/pieces/edit/edit-form.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/categories.ts';
import fi from '#web/messages/admin/fi/categories.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { ProductPicture } from '../products/product-picture.tsx';
import type { CategoryAnswer } from './act.ts';
import styles from './categories.module.css';
import type { CategoriesPage } from './load.ts';
import { MoveForm } from './move-form.tsx';
import { RemoveForm } from './remove-form.tsx';
import { ThresholdForm } from './threshold-form.tsx';

type Props = { open: NonNullable<CategoriesPage['open']>; page: CategoriesPage; answer: CategoryAnswer | null };

/** A category: its texts, picture and listing. */
export function CategoryPanel({ open, page: { may, mayStock, threshold, shopUrl, tree }, answer }: Props) {
  const t = useTexts(fi, en);
  const { id, version, fields } = open;
  const draft = useDraft(`category:${id}:${version}`);
  const refused = answer && 'failed' in answer ? answer : null;
  const problems = (refused?.problems ?? []).map(({ field, reason }) => ({
    field,
    reason: t(`problem.${reason as 'missing'}`),
  }));
  const form = { fields, typed: refused && Object.fromEntries(refused.typed), problems };
  return (
    <section className="peek" aria-labelledby="category">
      <div className="peek-h">
        <h2 id="category">{fields['name.fi']}</h2>
        <span className="push btns">
          <a className="btn btn-s" href={shopUrl + addressOf(open.path)} target="_blank" rel="noreferrer">
            {t('act.view')}
          </a>
          <ButtonLink small icon="x" look="quiet" to="?" shortcut="Escape" aria-label={t('act.close')} />
        </span>
      </div>
      <div className="peek-b">
        {may && open.listed && <MoveForm tree={tree} node={open.listed} className={styles.steps} />}
        {answer && 'clashes' in answer ? (
          <EditConflict {...answer} />
        ) : (
          <EditFormState value={form}>
            <Form method="post" encType="multipart/form-data" ref={draft} preventScrollReset>
              <input type="hidden" name="intent" value="save" />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="version" value={version} />
              <fieldset disabled={!may} className={styles.fieldset}>
                <Fields hasAddress={open.listed !== null} />
              </fieldset>
              {may && (
                <p className="btns sec">
                  <Button type="submit" look="primary" shortcut="Control+S">
                    {t('act.save')}
                  </Button>
                </p>
              )}
            </Form>
          </EditFormState>
        )}
        {mayStock && open.listed && <ThresholdForm id={id} pieces={threshold} />}
        {may && open.listed && <RemoveForm open={open} tree={tree} />}
        <section className="sec">
          {open.redirects.length > 0 && (
            <>
              <h3>{t('redirects')}</h3>
              <ul className={styles.lines}>
                {open.redirects.map((from) => (
                  <li key={from}>{from}</li>
                ))}
              </ul>
            </>
          )}
          <h3>{t('part.history')}</h3>
          <ul className={styles.lines}>
            {open.changes.map((change) => (
              <li key={change.at.toISOString()}>
                <When at={change.at} /> {change.by} <small className="sub">{change.action}</small>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}

function Fields({ hasAddress }: { hasAddress: boolean }) {
  const t = useTexts(fi, en);
  const hidden = keysOfField(useField('facets').value);
  const plain: readonly string[] = plainFacets;
  const image = useField('image').stored;
  return (
    <>
      <section className="sec form">
        <TextField field="name.fi" label={`${t('field.name')}, Suomi`} lang="fi" />
        <TextField field="name.en" label={`${t('field.name')}, English`} lang="en" />
        {hasAddress && <TextField field="slug" label={t('field.slug')} hint={t('field.slugHint')} />}
        <TextField field="description.fi" label={`${t('field.description')}, Suomi`} lang="fi" rows={4} />
        <TextField field="description.en" label={`${t('field.description')}, English`} lang="en" rows={4} />
      </section>
      <section className="sec form">
        <h3>{t('part.menu')}</h3>
        {(['menu', 'popular'] as const).map((field) => (
          <Flag key={field} field={field} label={t(`field.${field}`)} />
        ))}
      </section>
      <section className="sec form">
        <h3>{t('part.listing')}</h3>
        <ChoiceField
          field="sort"
          label={t('field.sort')}
          choices={[
            { value: '', text: t('sort.usual') },
            ...sorts.map((sort) => ({ value: sort, text: t(`sort.${sort}`) })),
          ]}
        />
        <fieldset className={styles.facets}>
          <legend className="label">{t('field.facets')}</legend>
          <Seen field="facets" />
          {plainFacets.map((facet) => (
            <label key={facet} className="check">
              <input
                className="box"
                type="checkbox"
                name="f.facets"
                value={facet}
                defaultChecked={hidden.includes(facet)}
              />
              <span>{t(`facet.${facet}`)}</span>
            </label>
          ))}
          <Field label={t('facet.others')}>
            {(control) => (
              <textarea
                {...control}
                className="ta"
                name="f.facets"
                rows={2}
                defaultValue={hidden.filter((one) => !plain.includes(one)).join('\n')}
              />
            )}
          </Field>
        </fieldset>
        <TextField field="cards" label={t('field.cards')} hint={t('field.cardsHint')} lang="fi" rows={3} />
      </section>
      <section className="sec form">
        <h3>{t('part.picture')}</h3>
        <Seen field="image" />
        {image ? <ProductPicture id={image} size={160} /> : <p className="hint">{t('picture.none')}</p>}
        <input type="hidden" name="f.image" value={image} />
        <Field label={t('picture.choose')}>
          {(control) => (
            <input {...control} className="in" type="file" name="picture" accept="image/jpeg,image/png,image/webp" />
          )}
        </Field>
        {image && (
          <Button type="submit" small name="clear" value="image">
            {t('picture.clear')}
          </Button>
        )}
      </section>
    </>
  );
}

function Flag({ field, label }: { field: 'menu' | 'popular'; label: string }) {
  const { value } = useField(field);
  return (
    <label className="check">
      <Seen field={field} />
      <input className="box" type="checkbox" name={`f.${field}`} value="1" defaultChecked={value === '1'} />
      <span>{label}</span>
    </label>
  );
}
