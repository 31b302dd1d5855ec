import { Form, Link } from 'react-router';
import type { SetupStep } from '#backend/entrypoints/setup/steps.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/setup.ts';
import fi from '#web/messages/admin/fi/setup.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Glyph } from '#web/ui/admin/icon.tsx';
import styles from './setup.module.css';

type Props = { steps: readonly SetupStep[]; refusals: readonly string[]; stores: readonly string[] };

const paths: Partial<Record<SetupStep['id'], readonly string[]>> = {
  look: ['/asetukset/look'],
  delivery: ['/asetukset/delivery'],
  payment: ['/asetukset/payment'],
  texts: ['/asetukset/front', '/asetukset/hero'],
  mail: ['/toiminta'],
  pages: ['/sivut'],
  products: ['/luettelo/kategoriat', '/tuotteet/uusi', '/tuonti'],
};

/** What is left before the shop opens, each step with the page where it is done. */
export function Steps({ steps, refusals, stores }: Props) {
  const t = useTexts(fi, en);
  const linksOf = (id: SetupStep['id']) => (id === 'stores' ? stores.map((store) => `/asetukset/${store}`) : paths[id]);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="sec">
      <p role="status">{t('steps.done', { done, all: steps.length })}</p>
      <ol className={styles.steps}>
        {steps.map(({ id, isDone, left }) => (
          <li key={id}>
            <h2>
              {isDone && <Glyph name="done" />}
              {t(`step.${id}`)}
              <small className="sub">
                {isDone ? t('step.done') : left !== null && t('step.left', { count: left })}
              </small>
            </h2>
            <p>{t(`about.${id}`)}</p>
            <div className="btns">
              {linksOf(id)?.map((path) => (
                <Link key={path} className="btn" to={path}>
                  {linkText(t, path)}
                </Link>
              ))}
              {!isDone && left === null && id !== 'products' && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="step" value={id} />
                  <Button type="submit" name="intent" value="confirm">
                    {t('step.confirm')}
                  </Button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ol>
      <section aria-labelledby="live">
        <h2 id="live">{t('live.title')}</h2>
        <p>{t(refusals.length > 0 ? 'live.left' : 'live.ready')}</p>
        {refusals.length > 0 && (
          <details>
            <summary>{t('live.list', { count: refusals.length })}</summary>
            <ul lang="en">
              {refusals.map((refusal) => (
                <li key={refusal}>{refusal}</li>
              ))}
            </ul>
          </details>
        )}
        <Form method="post">
          <Button type="submit" name="intent" value="finish" look={refusals.length === 0 ? 'primary' : undefined}>
            {t('live.finish')}
          </Button>
        </Form>
      </section>
    </div>
  );
}

type T = ReturnType<typeof useTexts<typeof fi>>;

function linkText(t: T, path: string): string {
  const store = /^\/asetukset\/store-(.+)$/.exec(path)?.[1];
  if (store) return t('link.store', { store });
  const named = {
    '/luettelo/kategoriat': 'link.categories',
    '/tuotteet/uusi': 'link.product',
    '/tuonti': 'link.import',
    '/asetukset/hero': 'link.hero',
  } as const;
  return path in named ? t(named[path as keyof typeof named]) : t('link.open');
}
