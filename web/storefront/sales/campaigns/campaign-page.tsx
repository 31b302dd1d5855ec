import type { CampaignPage as Campaign } from '#backend/content/pages/service.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PreviewNote } from '#web/storefront/base/preview/preview-note.tsx';
import { ProductGrid } from '#web/storefront/catalog/card/product-card.tsx';
import { Blocks } from '#web/storefront/content/pages/blocks/blocks.tsx';
import type { ShownBlock } from '#web/storefront/content/pages/blocks/load-blocks.ts';
import { UntilText } from '#web/storefront/content/pages/campaign-cards.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { MoreLink } from '#web/ui/link/link.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { CampaignCode } from './campaign-code.tsx';
import styles from './campaigns.module.css';

type Props = { campaign: Campaign; blocks: readonly ShownBlock[]; products: readonly ProductCard[] };

/** A campaign's offer, end, code and products; states when it has ended. */
export function CampaignPage({ campaign, blocks, products }: Props) {
  const { t, locale } = useI18n();
  const { title, description, lang, image, until, hasEnded, code, category, isPreview } = campaign;
  const to = links(locale);
  return (
    <>
      <PreviewNote isPreview={isPreview} />
      <article className={classes('wrap article', styles.page)}>
        <header>
          {hasEnded ? null : <UntilText until={until} />}
          <h1 lang={lang}>{title}</h1>
          <p className="lead" lang={lang}>
            {description}
          </p>
        </header>
        {hasEnded ? <Banner kind="info">{t('campaigns.ended')}</Banner> : <CampaignCode code={code} />}
        {image ? (
          <Picture
            image={{ id: image }}
            alt=""
            sizes="(min-width: 64rem) 60rem, 100vw"
            className={styles.pic}
            priority
          />
        ) : null}
        <Blocks blocks={blocks} lang={lang} />
      </article>
      {category && products.length > 0 ? (
        <section className={classes('wrap sect', styles.products)} aria-labelledby="camp-products">
          <div className="sect-head">
            <h2 id="camp-products">{t('campaigns.products')}</h2>
            <MoreLink to={to.category(category)}>
              {t('common.showAll')}
              <span className="sr">: {t('campaigns.products')}</span>
            </MoreLink>
          </div>
          <ProductGrid cards={[...products]} wide />
        </section>
      ) : null}
      <p className={classes('wrap', styles.all)}>
        <MoreLink to={to.campaigns()}>{t('campaigns.all')}</MoreLink>
      </p>
    </>
  );
}
