import { useState } from 'react';
import { Form } from 'react-router';
import { isOfQuery, namesProducts, type SearchRuleKind, searchRuleKinds } from '#domain/catalog/search/search-rule.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/search.ts';
import fi from '#web/messages/admin/fi/search.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Outcome } from './act.ts';
import { Comparison } from './comparison.tsx';
import type { loadSearch, SearchView } from './load-search.ts';
import { LocaleChoice } from './locale-choice.tsx';

type Open = NonNullable<Awaited<ReturnType<typeof loadSearch>>['open']>;
/** `saves` changes with each saved rule. */
type Props = { open: Open; view: SearchView; outcome: Outcome | null; saves: number };

/** Kinds without other words, skus or a page. */
const ALONE: readonly SearchRuleKind[] = ['noun', 'never-split', 'hidden'];
const termText = (kind: SearchRuleKind) =>
  kind === 'hidden' ? 'search.term.sku' : isOfQuery(kind) ? 'search.term.query' : 'search.term.word';

function othersText(kind: SearchRuleKind) {
  if (kind === 'redirect') return 'search.othersLabel.path';
  return namesProducts(kind) ? 'search.othersLabel.skus' : 'search.othersLabel.words';
}

/** A rule: its form, a query to try it with, and what it would change. The address keeps what is tried. */
export function RulePanel({ open, view, outcome, saves }: Props) {
  const t = useTexts(fi, en);
  const refused = outcome?.kind === 'refused' ? outcome : null;
  const draft = refused?.draft ?? open.draft;
  const { id, version } = draft;
  const [kind, setKind] = useState(draft.kind);
  const name = `search-rule:${id ?? 'new'}:${saves}:${open.draft.kind}:${open.draft.term}`;
  const problem = refused?.failure.reason === 'invalid' ? refused.failure.details : open.problem;
  const errorOf = (field: 'term' | 'others') =>
    problem?.field === field ? t(`search.problem.${problem.reason}`, { value: problem.value }) : null;
  return (
    <section className="peek" aria-labelledby="rule">
      <div className="peek-h">
        <h2 id="rule">{draft.term ? `${t(`search.kind.${kind}`)}: ${draft.term}` : t('search.new')}</h2>
        <span className="push">
          <ButtonLink
            small
            icon="x"
            look="quiet"
            to={`?nakyma=${view}`}
            shortcut="Escape"
            aria-label={t('search.close')}
          />
        </span>
      </div>
      <Form
        method="post"
        action={`/haku?nakyma=${view}&saanto=${id ?? 'uusi'}`}
        className="peek-b"
        ref={useDraft(name)}
      >
        <div className="sec form">
          <Failure outcome={outcome} />
          <input type="hidden" name="nakyma" value={view} />
          <input type="hidden" name="saanto" value={id ?? 'uusi'} />
          <input type="hidden" name="versio" value={version ?? ''} />
          <Field label={t('search.kind')} hint={t(`search.hint.${kind}`)}>
            {(control) => (
              <select
                {...control}
                className="sel"
                name="laji"
                value={kind}
                onChange={(event) => setKind(searchRuleKinds.find((one) => one === event.target.value) ?? kind)}
              >
                {searchRuleKinds.map((one) => (
                  <option key={one} value={one}>
                    {t(`search.kind.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t(termText(kind))} error={errorOf('term')}>
            {(control) => <input {...control} className="in" name="sana" defaultValue={draft.term} maxLength={200} />}
          </Field>
          {!ALONE.includes(kind) && (
            <Field
              label={t(othersText(kind))}
              hint={t(kind === 'redirect' ? 'search.pathHint' : 'search.othersHint')}
              error={errorOf('others')}
            >
              {(control) => (
                <textarea
                  {...control}
                  className="ta"
                  name="muut"
                  rows={2}
                  defaultValue={draft.others}
                  maxLength={4000}
                />
              )}
            </Field>
          )}
          {(kind === 'pinned' || kind === 'redirect') && (
            <Field label={t('search.language')}>
              {(control) => <LocaleChoice {...control} name="kieli" chosen={draft.locale} hasBoth />}
            </Field>
          )}
        </div>
        <Comparison open={{ ...open, draft }} />
        <div className="peek-f">
          <Button type="submit" look="primary" name="intent" value="save" shortcut="Control+Enter">
            {t('search.save')}
          </Button>
          {mayAccept(refused?.failure) && (
            <Button type="submit" look="danger-line" name="intent" value="save-anyway">
              {t('search.saveAnyway')}
            </Button>
          )}
          {id && (
            <Button type="submit" look="danger-line" name="intent" value="remove">
              {t('search.remove')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}

/** Frequent queries may lose their hits on purpose, judged ones may not. */
const mayAccept = (failure: Extract<Outcome, { kind: 'refused' }>['failure'] | undefined): boolean =>
  failure?.reason === 'worse' && (failure.details ?? []).every(({ isJudged }) => !isJudged);

/** Why the rule was not saved. What was typed stays in the form. */
function Failure({ outcome }: { outcome: Outcome | null }) {
  const t = useTexts(fi, en);
  if (outcome?.kind !== 'refused') return null;
  const { failure } = outcome;
  switch (failure.reason) {
    case 'worse':
      return (
        <Note tone="bad">
          {t('search.worse', { queries: (failure.details ?? []).map(({ query }) => query).join(', ') })}
        </Note>
      );
    case 'exists':
      return <Note tone="bad">{t('search.exists', { others: failure.details?.others.join(', ') ?? '' })}</Note>;
    case 'conflict':
      return (
        <Note tone="warn">
          {t('search.conflict', {
            who: failure.details?.changedBy ?? '–',
            others: failure.details?.others.join(', ') ?? '',
          })}
        </Note>
      );
    case 'unknown':
      return <Note tone="bad">{t('search.gone')}</Note>;
    default:
      return null;
  }
}
