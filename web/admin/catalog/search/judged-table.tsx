import { Form } from 'react-router';
import type { Judgement } from '#backend/catalog/search/curation/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/search.ts';
import fi from '#web/messages/admin/fi/search.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Outcome } from './act.ts';
import { LocaleChoice } from './locale-choice.tsx';

type Props = { judgements: readonly Judgement[]; outcome: Outcome | null };
const grades = ['3', '2', '1'] as const;

/** The products that queries should find, and the form that adds one. */
export function JudgedTable({ judgements, outcome }: Props) {
  const t = useTexts(fi, en);
  return (
    <>
      <Form method="post" className="band" key={judgements.length}>
        <input type="hidden" name="intent" value="judge" />
        <Field inRow label={t('search.term.query')}>
          {(control) => <input {...control} className="in" name="haku" maxLength={100} required />}
        </Field>
        <Field inRow label={t('search.language')}>
          {(control) => <LocaleChoice {...control} name="kieli" chosen="fi" />}
        </Field>
        <Field inRow label={t('search.sku')}>
          {(control) => <input {...control} className="in" name="tuote" maxLength={100} required />}
        </Field>
        <Field inRow label={t('search.grade')}>
          {(control) => (
            <select {...control} className="sel" name="arvio">
              {grades.map((grade) => (
                <option key={grade} value={grade}>
                  {t(`search.grade.${grade}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit">{t('search.judgeSave')}</Button>
      </Form>
      {outcome?.kind === 'not-judged' && <Note tone="bad">{t('search.notJudged')}</Note>}
      {judgements.length === 0 ? (
        <Empty icon="award" title={t('search.emptyJudged')}>
          <p>{t('search.emptyJudgedText')}</p>
        </Empty>
      ) : (
        <div className="tbox">
          <table className="t">
            <thead>
              <tr>
                <th scope="col">{t('search.query')}</th>
                <th scope="col">{t('search.language')}</th>
                <th scope="col">{t('search.sku')}</th>
                <th scope="col">{t('search.grade')}</th>
                <th scope="col">
                  <span className="sr">{t('search.action')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {judgements.map(({ query, locale, sku, grade }) => (
                <tr key={`${locale} ${query} ${sku}`}>
                  <th scope="row">{query}</th>
                  <td>{locale}</td>
                  <td>{sku}</td>
                  <td>{t(`search.grade.${grade as 1 | 2 | 3}`)}</td>
                  <td className="r">
                    <Form method="post">
                      <input type="hidden" name="intent" value="judge" />
                      <input type="hidden" name="haku" value={query} />
                      <input type="hidden" name="kieli" value={locale} />
                      <input type="hidden" name="tuote" value={sku} />
                      <Button type="submit" small look="quiet" icon="x" aria-label={t('search.judgeRemove', { sku })} />
                    </Form>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
