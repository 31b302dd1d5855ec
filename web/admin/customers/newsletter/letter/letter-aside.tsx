import type { FetcherWithComponents } from 'react-router';
import type { LetterState } from '#domain/customers/newsletter/letters/letter.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/newsletter.ts';
import fi from '#web/messages/admin/fi/newsletter.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import type { FoundProduct } from './act.ts';
import styles from './letter.module.css';

type AddProps = {
  form: string;
  articles: { path: string; title: string }[];
  found: FoundProduct[] | null;
  fetcher: FetcherWithComponents<unknown>;
};

/** Puts products and articles at the end of the letter (admin-letter-2). */
export function AddParts({ form, articles, found, fetcher }: AddProps) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('part.add')}</h2>
      <fetcher.Form method="post" className="form">
        <Field label={t('field.product')}>
          {(control) => <input {...control} className="in" name="q" maxLength={100} autoComplete="off" required />}
        </Field>
        <Button type="submit" name="intent" value="find" icon="search" small>
          {t('act.find')}
        </Button>
      </fetcher.Form>
      {found && (
        <ul className={styles.lines} aria-live="polite">
          {found.length === 0 && <li className="sub">{t('add.nothing')}</li>}
          {found.map(({ sku, name }) => (
            <li key={sku} className={styles.found}>
              {name}
              <Button
                type="submit"
                form={form}
                name="add"
                value={`product ${sku}`}
                small
                aria-label={t('add.one', { name })}
              >
                {t('act.addPart')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {articles.length > 0 && (
        <div className="form">
          <Field label={t('field.article')}>
            {(control) => (
              <select {...control} className="sel" name="article" form={form}>
                {articles.map(({ path, title }) => (
                  <option key={path} value={path}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit" form={form} name="add" value="" small>
            {t('act.addArticle')}
          </Button>
        </div>
      )}
    </section>
  );
}

type SendProps = { form: string; readers: { fi: number; en: number }; hasEnglish: boolean };

/** Tries the letter, or puts it on its way at once or at a time. */
export function SendParts({ form, readers, hasEnglish }: SendProps) {
  const t = useTexts(fi, en);
  const counts = hasEnglish ? readers : { fi: readers.fi + readers.en, en: 0 };
  return (
    <section className="sec form">
      <h2>{t('part.send')}</h2>
      <p className="sub">{t('send.readers', counts)}</p>
      <Button type="submit" form={form} name="intent" value="test" icon="mail" small>
        {t('act.test')}
      </Button>
      <div className={styles.time}>
        <Field label={t('field.day')} hint={t('field.dayHint')}>
          {(control) => <input {...control} className="in" type="date" name="sendDay" form={form} />}
        </Field>
        <Field label={t('field.clock')}>
          {(control) => <input {...control} className="in" type="time" name="sendClock" form={form} />}
        </Field>
      </div>
      <p className="sub">{t('send.approval')}</p>
    </section>
  );
}

type Figures = { sent: number; waiting: number; bounced: number; unsubscribed: number; complaints: number };
type FigureProps = { figures: Figures & { links: { url: string; clicks: number }[] } };

/** What became of a letter: counts, and clicks by link (admin-letter-4). */
export function LetterFigures({ figures }: FigureProps) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('part.figures')}</h2>
      <dl className="dl">
        {(['sent', 'waiting', 'bounced', 'unsubscribed', 'complaints'] as const).map((name) => (
          <Figure key={name} title={t(`figure.${name}`)} value={figures[name]} />
        ))}
      </dl>
      <h3>{t('part.clicks')}</h3>
      <p className="sub">{t('figure.clicksHint')}</p>
      <ul className={styles.lines}>
        {figures.links.map(({ url, clicks }) => (
          <li key={url} className={styles.found}>
            <span>{url}</span> <b className="num">{clicks}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Figure = ({ title, value }: { title: string; value: number }) => (
  <>
    <dt>{title}</dt>
    <dd className="num">{value}</dd>
  </>
);

type StepProps = { state: LetterState; version: number; fetcher: FetcherWithComponents<unknown> };

/** Recalls a letter that waits for its time; removes a draft. */
export function LetterSteps({ state, version, fetcher }: StepProps) {
  const t = useTexts(fi, en);
  if (state !== 'draft' && state !== 'scheduled') return null;
  const intent = state === 'draft' ? 'remove' : 'recall';
  return (
    <section className="sec">
      <fetcher.Form method="post">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="intent" value={intent} look="danger-line">
          {t(`act.${intent}`)}
        </Button>
      </fetcher.Form>
    </section>
  );
}

type Change = { id: number; at: Date; action: string; actor: { name: string | null }; approvedBy: string | null };
const isChange = (key: string): key is Extract<keyof typeof en, `change.${string}`> => key in en;

/** Who did what to the letter, newest first. */
export function LetterHistory({ changes }: { changes: Change[] }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('part.history')}</h2>
      <ul className={styles.lines}>
        {changes.map(({ id, at, action, actor, approvedBy }) => {
          const key = `change.${action}`;
          return (
            <li key={id}>
              <When at={at} /> {actor.name ?? '–'}{' '}
              <small className="sub">
                {t(isChange(key) ? key : 'change.other')}
                {approvedBy ? `, ${t('history.approved', { name: approvedBy })}` : ''}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
