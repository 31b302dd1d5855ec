import { Form, redirect } from 'react-router';
import { locales } from '#domain/base/locale.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { MOST_DAYS } from '#domain/content/date-preview/preview-moment.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/date-preview.ts';
import fi from '#web/messages/admin/fi/date-preview.ts';
import { format } from '#web/messages/dates.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import type { Route } from './+types/route';
import styles from './date-preview.module.css';
import { Occasions } from './occasions.tsx';

/** The links to the shop at the asked moment, by language; `avaa` opens the page itself, from links of other pages. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const today = localDay(shop.now(), config.timeZone);
  const asked = (name: string, otherwise: string) => url.searchParams.get(name)?.trim() || otherwise;
  const typed = { day: asked('paiva', addDays(today, 1)), time: asked('klo', '10:00'), page: asked('sivu', '/') };
  const bare = typed.page.replace(/^\/en(?=\/|$)/, '') || '/';
  const made = shop.datePreviews.link(actor, typed);
  if (made.ok && url.searchParams.has('avaa')) throw redirect(made.value.url);
  const links = locales.flatMap((locale) => {
    const page = locale === 'fi' ? bare : `/en${bare === '/' ? '' : bare}`;
    const link = shop.datePreviews.link(actor, { ...typed, page });
    return link.ok ? [{ locale, ...link.value }] : [];
  });
  const occasions = await shop.datePreviews.occasions(actor);
  return { occasions, typed, links, failed: made.ok ? null : made.reason, today, last: addDays(today, MOST_DAYS) };
}

/** Opens the shop as it will be at a day and time (date-preview-1). */
export default function DatePreview({
  loaderData: { occasions, typed, links, failed, today, last },
}: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const wrongIn = (field: 'day' | 'time' | 'page') =>
    failed === field || (field === 'day' && (failed === 'past' || failed === 'far')) ? t(`fail.${failed}`) : null;
  const [first] = links;
  const clock = format(locale, { hour: '2-digit', minute: '2-digit', hour12: false });
  const moment = format(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  return (
    <>
      <PageBar title={t('title')} back={{ to: '/sivut', text: t('back') }} />
      <main id="sisalto">
        <section className="sec">
          <p className={styles.about}>{t('about')}</p>
          <Form className={styles.moment} key={JSON.stringify(typed)}>
            <Field label={t('day')} error={wrongIn('day')}>
              {(control) => (
                <input
                  {...control}
                  className="in"
                  type="date"
                  name="paiva"
                  min={today}
                  max={last}
                  defaultValue={typed.day}
                />
              )}
            </Field>
            <Field label={t('time')} error={wrongIn('time')}>
              {(control) => <input {...control} className="in" type="time" name="klo" defaultValue={typed.time} />}
            </Field>
            <div className={styles.page}>
              <Field label={t('page')} hint={t('pageHint')} error={wrongIn('page')}>
                {(control) => (
                  <input {...control} className="in" name="sivu" maxLength={300} defaultValue={typed.page} />
                )}
              </Field>
            </div>
            <Button type="submit">{t('show')}</Button>
          </Form>
        </section>
        {first && (
          <section className="sec" aria-labelledby="open-shop">
            <h2 id="open-shop">{t('shown', { moment: moment.format(first.at) })}</h2>
            <p className={styles.open}>
              {links.map((link) => (
                <a
                  key={link.locale}
                  className={`btn ${link.locale === 'fi' ? 'btn-primary' : 'btn-line'}`}
                  href={link.url}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t(`open.${link.locale}`)}
                </a>
              ))}
            </p>
            <p className="hint">{t('openHint', { until: clock.format(first.until) })}</p>
          </section>
        )}
        <Occasions occasions={occasions} />
      </main>
    </>
  );
}
