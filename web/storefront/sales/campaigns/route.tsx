import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { loaded, useI18n } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { CampaignCards } from '#web/storefront/content/pages/campaign-cards.tsx';
import { classes } from '#web/ui/classes.ts';
import { MoreLink } from '#web/ui/link/link.tsx';
import type { Route } from './+types/route';
import styles from './campaigns.module.css';

export const handle: PageHandle = { cache: true, inSiteMap: true };

const MOST = 50;

export function meta({ location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const description = t('campaigns.text');
  return [
    ...pageMeta({ matches, locale, path: links(locale).campaigns(), title: t('campaigns.title'), description }),
    ...crumbsMeta({ matches, location }),
  ];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  return { campaigns: await context.get(shopContext).content.campaigns(localeOf(url.pathname), MOST) };
}

export default function Campaigns({ loaderData: { campaigns } }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  return (
    <>
      <CrumbTrail />
      <div className={classes('wrap', styles.campsPage)}>
        <header className="stack-2">
          <h1>{t('campaigns.title')}</h1>
          <p className="lead">{t(campaigns.length > 0 ? 'campaigns.text' : 'campaigns.none')}</p>
        </header>
        <CampaignCards campaigns={campaigns} />
        <p>
          <MoreLink to={links(locale).offers()}>{t('campaigns.offers')}</MoreLink>
        </p>
      </div>
    </>
  );
}
