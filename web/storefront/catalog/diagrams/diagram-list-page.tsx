import { Suspense } from 'react';
import { Form } from 'react-router';
import type { DiagramCard, DiagramList } from '#backend/catalog/diagrams/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import { DiagramCards } from './diagram-cards.tsx';
import { type DiagramQuery, diagramQueryPath } from './diagram-query.ts';
import styles from './diagrams.module.css';

const MyDiagrams = lazyComponent(() => import('./my-diagrams.tsx'));

export type DiagramListData = DiagramList & { query: DiagramQuery };

/** Exploded drawings by make and model (diagram-1). */
export function DiagramListPage({ diagrams, total, models, query, pages }: DiagramListData) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  return (
    <>
      <div className={styles.head}>
        <CrumbTrail title={t('diagram.title')} />
        <div className="wrap">
          <div className="stack-2">
            <h1>{t('diagram.title')}</h1>
            <p className="lead">{t('diagram.text')}</p>
          </div>
          <MachineForm key={`${query.make} ${query.model}`} models={models} query={query} />
          <div className={classes('no-print', styles.vehicle)}>
            {hydrated && (
              <Suspense>
                <MyDiagrams models={models} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
      <div className={classes('wrap', styles.main)}>
        <p className="muted num" role="status">
          {t('diagram.count', { count: total })}
        </p>
        {diagrams.length === 0 ? (
          <EmptyState icon="search-x" title={t('diagram.none')}>
            <p>{t('diagram.noneText')}</p>
            <div className="row">
              <ButtonLink to={links(locale).diagrams()}>{t('diagram.showAll')}</ButtonLink>
              <ButtonLink look="outline" to={links(locale).spareParts()}>
                {t('diagram.bySearch')}
              </ButtonLink>
            </div>
          </EmptyState>
        ) : (
          groupByMake(diagrams).map((group) => <Make key={group[0]?.slug} diagrams={group} />)
        )}
        <Pagination page={query.page} pages={pages} href={(page) => diagramQueryPath({ ...query, page }, locale)} />
      </div>
    </>
  );
}

function MachineForm({ models, query }: Pick<DiagramListData, 'models' | 'query'>) {
  const { t, locale } = useI18n();
  const same = (a: string, b: string | null) => a.toLowerCase() === b?.toLowerCase();
  const makes = [...new Set(models.map(({ make }) => make))];
  const ofMake = models.filter(({ make }) => same(make, query.make));
  return (
    <Form className={styles.form} action={links(locale).diagrams()} method="get">
      <SelectField
        label={t('diagram.make')}
        name="merkki"
        defaultValue={makes.find((make) => same(make, query.make)) ?? ''}
      >
        <option value="">{t('diagram.allMakes')}</option>
        {makes.map((make) => (
          <option key={make}>{make}</option>
        ))}
      </SelectField>
      {ofMake.length > 0 && (
        <SelectField
          label={t('diagram.model')}
          name="malli"
          defaultValue={ofMake.find(({ model }) => same(model, query.model))?.model ?? ''}
        >
          <option value="">{t('diagram.allModels')}</option>
          {ofMake.map(({ model }) => (
            <option key={model}>{model}</option>
          ))}
        </SelectField>
      )}
      <Button type="submit" look="outline">
        {t('diagram.show')}
      </Button>
    </Form>
  );
}

/** Groups diagrams by make, in their order. */
function groupByMake(diagrams: readonly DiagramCard[]): DiagramCard[][] {
  const groups = new Map<string, DiagramCard[]>();
  for (const diagram of diagrams) {
    const key = diagram.make.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), diagram]);
  }
  return [...groups.values()];
}

function Make({ diagrams }: { diagrams: DiagramCard[] }) {
  const [first] = diagrams;
  if (!first) return null;
  return (
    <section className="stack" aria-labelledby={`merkki-${first.slug}`}>
      <h2 id={`merkki-${first.slug}`}>{first.make}</h2>
      <DiagramCards diagrams={diagrams} withModel />
    </section>
  );
}
