import { Form, Link } from 'react-router';
import type { PageFault } from '#backend/entrypoints/live/page-refusals.ts';
import type { SetupStep } from '#backend/entrypoints/setup/steps.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import { pagePathOf } from '#web/admin/content/pages/page-state.tsx';
import en from '#web/messages/admin/en/setup.ts';
import fi from '#web/messages/admin/fi/setup.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Glyph } from '#web/ui/admin/icon.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import styles from './setup.module.css';

type Props = {
  steps: readonly SetupStep[];
  facts: readonly string[];
  pages: readonly PageFault[];
  trialOrders: number;
  stores: readonly { id: string; name: string }[];
};

const paths: Partial<Record<SetupStep['id'], readonly string[]>> = {
  look: ['/asetukset/look'],
  delivery: ['/asetukset/delivery'],
  payment: ['/asetukset/payment'],
  texts: ['/asetukset/front', '/asetukset/hero'],
  mail: ['/toiminta'],
  pages: ['/sivut/kohdat', '/sivut'],
  products: ['/luettelo/kategoriat', '/tuotteet/uusi', '/tuonti'],
};

/** What is left before the shop opens, each step with the page where it is done. */
export function Steps({ steps, facts, pages, trialOrders, stores }: Props) {
  const t = useTexts(fi, en);
  const linksOf = (id: SetupStep['id']) =>
    id === 'stores'
      ? stores.map((store) => ({ path: `/asetukset/store-${store.id}`, text: store.name }))
      : (paths[id] ?? []).map((path) => ({ path, text: linkText(t, path) }));
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className={styles.page}>
      <p role="status">{t('steps.done', { done, all: steps.length })}</p>
      <ol className={styles.steps}>
        {steps.map(({ id, isDone, left }) => (
          <li key={id} className={isDone ? styles.done : undefined}>
            <h2>
              <Glyph name={isDone ? 'done' : 'draft'} />
              {t(`step.${id}`)}
              <small className="sub">
                {isDone ? t('step.done') : left !== null && t('step.left', { count: left })}
              </small>
            </h2>
            <p>{t(`about.${id}`)}</p>
            <div className={`btns ${styles.forms}`}>
              {linksOf(id).map(({ path, text }) => (
                <Link key={path} className="btn btn-line" to={path}>
                  {text}
                  <span className="sr">: {t(`step.${id}`)}</span>
                </Link>
              ))}
              {!isDone && left === null && id !== 'products' && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="step" value={id} />
                  <Button type="submit" name="intent" value="confirm">
                    {t('step.confirm')}
                    <span className="sr">: {t(`step.${id}`)}</span>
                  </Button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Opening facts={facts} pages={pages} trialOrders={trialOrders} />
    </div>
  );
}

/** What a live shop would refuse, each with the page that cures it. */
function Opening({ facts, pages, trialOrders }: Pick<Props, 'facts' | 'pages' | 'trialOrders'>) {
  const t = useTexts(fi, en);
  const count = facts.length + pages.length;
  const others = pages.flatMap(({ why, ...page }) => (why === 'placeholder' ? [] : [{ ...page, why }]));
  const open = pages.length - others.length;
  return (
    <section aria-labelledby="live">
      <h2 id="live">{t('live.title')}</h2>
      <p>{t(count > 0 ? 'live.left' : 'live.ready')}</p>
      {count > 0 && (
        <ul className={styles.faults}>
          {open > 0 && (
            <li>
              <Glyph name="warn" />
              <span>
                {t('live.blanks', { count: open })} <Link to="/sivut/kohdat">{t('link.blanks')}</Link>
              </span>
            </li>
          )}
          {others.map(({ kind, path, locale, why, fact }) => (
            <li key={`${why} ${kind} ${path} ${locale}`}>
              <Glyph name="warn" />
              <span>
                <Link to={pagePathOf({ kind, path })}>
                  {path} ({t(`lang.${locale}`)})
                </Link>
                {': '}
                {t(`fault.${why}`)} {fact}
              </span>
            </li>
          ))}
          {facts.map((refusal) => (
            <li key={refusal}>
              <Glyph name="warn" />
              <span lang="en">{refusal}</span>
            </li>
          ))}
        </ul>
      )}
      {trialOrders > 0 && (
        <Note tone="warn">
          {t('live.trial', { count: trialOrders })} <Link to="/tilaukset?view=all">{t('live.trialOrders')}</Link>
        </Note>
      )}
      <Form method="post">
        <Button type="submit" name="intent" value="finish" look={count === 0 ? 'primary' : undefined}>
          {t('live.finish')}
        </Button>
      </Form>
    </section>
  );
}

type T = ReturnType<typeof useTexts<typeof fi>>;

const named = {
  '/luettelo/kategoriat': 'link.categories',
  '/tuotteet/uusi': 'link.product',
  '/tuonti': 'link.import',
  '/asetukset/front': 'link.front',
  '/asetukset/hero': 'link.hero',
  '/sivut/kohdat': 'link.blanks',
  '/sivut': 'link.pages',
} as const;

const linkText = (t: T, path: string): string =>
  path in named ? t(named[path as keyof typeof named]) : t('link.open');
