import { useEffect } from 'react';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { askedPurposes, type Purpose } from '#web/storefront/base/consent/choice.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PRIVACY } from '#web/storefront/base/service-links.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import { ConsentForm } from './consent-form.tsx';
import { CookieTable } from './cookie-table.tsx';
import styles from './cookies-page.module.css';
import { mayStay } from './storage-registry.ts';

/** Deletes from the browser's storage what is not covered by the allowed purposes. */
function forgetStored(allowed: readonly Purpose[]): void {
  for (const kind of ['local', 'session'] as const) {
    try {
      const storage = kind === 'local' ? localStorage : sessionStorage;
      for (const key of Object.keys(storage)) if (!mayStay(kind, key, allowed)) storage.removeItem(key);
    } catch {
      // storage is forbidden, so it is empty
    }
  }
}

type Props = {
  /** The choice of this browser; null without one. `since`: ISO time of the choice. */
  choice: { allowed: Purpose[]; since: string } | null;
  isSaved: boolean;
  /** Whether the shop has a tag manager. */
  isMeasured: boolean;
};

/** The consent settings, with everything the browser stores by purpose (consent-1). */
export function CookiesPage({ choice, isSaved, isMeasured }: Props) {
  const { t, locale } = useI18n();
  useEffect(() => forgetStored(choice?.allowed ?? []), [choice]);
  return (
    <>
      <CrumbTrail />
      <div className={classes('wrap stack-6', styles.cookies)}>
        <h1>{t('consent.title')}</h1>
        <p className="lead">{t('consent.lead')}</p>
        {isSaved && choice ? (
          // biome-ignore lint/a11y/noAutofocus: without JavaScript the page after saving starts here
          <div ref={takeFocus} tabIndex={-1} autoFocus>
            <Banner kind="ok" live>
              {t('consent.saved')}
            </Banner>
          </div>
        ) : null}
        <p className="muted">
          {choice ? t('consent.since', { date: dateText(choice.since, locale) }) : t('consent.none')}
        </p>
        <ConsentForm allowed={choice?.allowed ?? []} isMeasured={isMeasured} />
        {isMeasured ? null : <p className="muted">{t('consent.notMeasured')}</p>}
        <section className="stack" aria-labelledby="consent-list">
          <h2 id="consent-list">{t('consent.list')}</h2>
          <p>{t('consent.list.lead')}</p>
          {(['essential', ...askedPurposes(isMeasured)] as const).map((purpose) => (
            <div key={purpose} className="stack-2">
              <h3>{t(`consent.${purpose}`)}</h3>
              <CookieTable purpose={purpose} />
            </div>
          ))}
          <p>
            <TextLink to={links(locale).content(PRIVACY)}>{t('consent.privacy')}</TextLink>
          </p>
        </section>
      </div>
    </>
  );
}
