import type { CampaignTeaser } from '#backend/content/service.ts';
import { PrefetchLink } from '#storefront/features/navigation/prefetch-link.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Picture } from '#storefront/ui/picture/picture.tsx';
import { UntilText } from './until-text.tsx';

type Props = { campaigns: readonly CampaignTeaser[]; heading?: 'h2' | 'h3' };

/** Campaigns with picture, last day and name; the whole card leads to the campaign's page. */
export function CampaignCards({ campaigns, heading: Heading = 'h2' }: Props) {
  const { t, locale } = useI18n();
  return (
    <ul className="camps">
      {campaigns.map(({ path, title, lang, image, until, code }) => (
        <li key={path}>
          <PrefetchLink className="camp" to={links(locale).campaign(path)}>
            <Picture image={image ? { id: image } : null} alt="" sizes="(min-width: 64rem) 20rem, 100vw" />
            <div className="camp-text">
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
