import type { CampaignTeaser } from '#backend/content/pages/service.ts';
import { weekdayDateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import styles from './campaign-cards.module.css';

type Props = { campaigns: readonly CampaignTeaser[]; heading?: 'h2' | 'h3' };

/** Campaigns with picture, last day and name; the whole card links to the campaign's page. */
export function CampaignCards({ campaigns, heading: Heading = 'h2' }: Props) {
  const { t, locale } = useI18n();
  return (
    <ul className={styles.camps}>
      {campaigns.map(({ path, title, lang, image, until, code }) => (
        <li key={path}>
          <PrefetchLink className={styles.camp} to={links(locale).campaign(path)}>
            <Picture
              className={styles.photo}
              image={image ? { id: image } : null}
              alt=""
              sizes="(min-width: 64rem) 20rem, 100vw"
            />
            <div className={styles.text}>
              <UntilText until={until} />
              <Heading lang={lang}>{title}</Heading>
              {code && (
                <span className="small muted">
                  {t('campaigns.code')} <b className="num">{code}</b>
                </span>
              )}
              <span className="more" aria-hidden="true">
                {t('campaigns.see')}
                <Icon name="arrow-right" small />
              </span>
            </div>
          </PrefetchLink>
        </li>
      ))}
    </ul>
  );
}

/** The last day of a campaign, inclusive; renders nothing without an end. */
export function UntilText({ until }: { until: string | null }) {
  const { t, locale } = useI18n();
  if (!until) return null;
  return (
    <time className="small muted num" dateTime={until}>
      {t('campaigns.until', { date: weekdayDateText(until, locale) })}
    </time>
  );
}
