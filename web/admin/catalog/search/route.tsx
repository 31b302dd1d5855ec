import { Link, useSearchParams } from 'react-router';
import { ownValue } from '#domain/base/records.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/search.ts';
import fi from '#web/messages/admin/fi/search.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { CountTable } from './count-table.tsx';
import { JudgedTable } from './judged-table.tsx';
import { loadSearch, searchViews } from './load-search.ts';
import { RulePanel } from './rule-panel.tsx';
import { RuleTable } from './rule-table.tsx';
import styles from './search.module.css';

export const loader = ({ context, url }: Route.LoaderArgs) => loadSearch(staffOf(context), url.searchParams);

export const action = async ({ context, request }: Route.ActionArgs) => act(staffOf(context), await request.formData());

const SAVED = { talletus: 'search.saved', poisto: 'search.removed' } as const;

export default function Search({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const { view, rules, judgements, totals, listed, open } = loaderData;
  const outcome = useLast(actionData);
  useLive(['search']);
  const done = ownValue(SAVED, params.get('tehty'));
  useNotice(done ? { message: t(done) } : null);
  const counts = { missed: null, unclicked: null, all: null, rules: rules.length, judged: judgements.length };
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 1 });
  const share = totals.searches === 0 ? '–' : percent.format(totals.missed / totals.searches);
  return (
    <>
      <PageBar title={t('search.title')}>
        <ButtonLink look="primary" icon="plus" to={`?nakyma=${view}&saanto=uusi`} shortcut="C">
          {t('search.new')}
        </ButtonLink>
      </PageBar>
      <main id="sisalto">
        <nav className="views" aria-label={t('search.views')}>
          {searchViews.map((name) => (
            <Link key={name} to={`?nakyma=${name}`} aria-current={name === view ? 'page' : undefined}>
              {t(`search.view.${name}`)} {counts[name] !== null && <span className="count">{counts[name]}</span>}
            </Link>
          ))}
        </nav>
        <div className={open ? `peeked ${styles.beside}` : undefined}>
          <div className="listcol">
            {view !== 'rules' && view !== 'judged' && (
              <dl className={`band ${styles.totals}`}>
                <div>
                  <dt>{t('search.searches')}</dt>
                  <dd className="num">{totals.searches}</dd>
                </div>
                <div>
                  <dt>{t('search.missedShare')}</dt>
                  <dd className="num">{share}</dd>
                </div>
              </dl>
            )}
            {view === 'rules' && <RuleTable rules={rules} />}
            {view === 'judged' && <JudgedTable judgements={judgements} outcome={outcome ?? null} />}
            {view !== 'rules' && view !== 'judged' && <CountTable view={view} counts={listed} />}
          </div>
          {open && (
            <RulePanel
              key={`${open.draft.id ?? 'new'} ${open.draft.kind} ${open.draft.term}`}
              open={open}
              view={view}
              outcome={outcome ?? null}
              saves={rules.length}
            />
          )}
        </div>
      </main>
    </>
  );
}
