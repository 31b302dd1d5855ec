import { Fragment, type ReactNode } from 'react';
import type { HomeBlock } from '#domain/content/home/home-blocks.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { ProductGrid } from '#web/storefront/catalog/card/product-card.tsx';
import { ArticleList } from '#web/storefront/content/articles/article-list.tsx';
import { CampaignCards } from '#web/storefront/content/pages/campaign-cards.tsx';
import { classes } from '#web/ui/classes.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { MoreLink } from '#web/ui/link/link.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import type { HomeData } from './home-data.ts';
import { PartsBand } from './parts-band.tsx';
import { PopularCategories } from './popular-categories.tsx';
import { StoresToday } from './stores-today.tsx';
import { WhenSeen } from './when-seen.tsx';

const RecentViews = lazyComponent(() => import('#web/storefront/catalog/recently-viewed/recent-views.tsx'));

/** The home page. */
export function HomePage({ hero, categories, campaigns, newest, offers, brands, articles, blocks }: HomeData) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const shown: Record<HomeBlock, ReactNode> = {
    popular: categories.length > 0 && (
      <Section id="popular" title={t('home.popular')} more={to.category()}>
        <PopularCategories categories={categories} />
      </Section>
    ),
    campaigns: campaigns.length > 0 && (
      <Section id="campaigns" title={t('home.campaigns')} more={to.campaigns()}>
        <CampaignCards campaigns={campaigns} heading="h3" />
      </Section>
    ),
    offers: offers.length > 0 && (
      <Section id="offers" title={t('home.offers')} more={to.offers()}>
        <ProductGrid cards={offers} wide />
      </Section>
    ),
    new: newest.length > 0 && (
      <Section id="new" title={t('home.new')} more={to.newProducts()}>
        <ProductGrid cards={newest} wide />
      </Section>
    ),
    recent: (
      <WhenSeen>
        <RecentViews />
      </WhenSeen>
    ),
    parts: <PartsBand />,
    brands: brands.length > 0 && (
      <Section id="brands" title={t('home.brands')}>
        <ul className="link-grid">
          {brands.map(({ slug, name }) => (
            <li key={slug}>
              <PrefetchLink to={to.brand(slug)}>{name}</PrefetchLink>
            </li>
          ))}
          <li className="link-grid-all">
            <PrefetchLink to={to.brands()}>{t('home.allBrands')}</PrefetchLink>
          </li>
        </ul>
      </Section>
    ),
    stores: (
      <Section id="stores" title={t('home.storesToday')}>
        <StoresToday />
      </Section>
    ),
    articles: articles.length > 0 && (
      <Section id="articles" title={t('home.articles')} more={to.articles()}>
        <ArticleList articles={articles} heading="h3" />
      </Section>
    ),
  };
  return (
    <>
      <Hero {...hero} />
      {blocks.map((block) => (
        <Fragment key={block}>{shown[block]}</Fragment>
      ))}
    </>
  );
}

type SectionProps = { id: string; title: string; more?: string; children: ReactNode };

function Section({ id, title, more, children }: SectionProps) {
  const { t } = useI18n();
  return (
    <section className={classes('wrap sect', styles.homeSect)} aria-labelledby={id}>
      <div className="sect-head">
        <h2 id={id}>{title}</h2>
        {more && (
          <MoreLink to={more}>
            {t('common.showAll')}
            <span className="sr">: {title}</span>
          </MoreLink>
        )}
      </div>
      {children}
    </section>
  );
}
