import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import type { Fitment, Product } from '#domain/catalog/products/product.ts';
import { withdrawalException } from '#domain/catalog/products/withdrawal-exception.ts';
import type { Fit } from '#domain/catalog/reviews/review.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { QuestionsSection } from '#web/storefront/catalog/questions/questions-section.tsx';
import { ReviewsSection } from '#web/storefront/catalog/reviews/reviews-section.tsx';
import { LegalLabels } from './legal-labels.tsx';
import { ProductInfo } from './product-info.tsx';
import { QuietLinks } from './quiet-links.tsx';
import { SizeGuide } from './size-guide.tsx';
import { UsedFacts } from './used-facts.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';
import { type AlertKind, WatchLinks } from './watch-links.tsx';

/**
 * Renders static content to HTML on the server. Its code, texts and data are not sent to the browser and it is not
 * hydrated. React escapes every value.
 */
async function renderHtml(content: ReactNode, locale: Locale): Promise<string> {
  const [t] = await Promise.all([
    loadLocale(locale),
    ...(['info', 'reviews', 'questions'] as const).map((part) => loadLocale(locale, part)),
  ]);
  return renderToStaticMarkup(<I18n value={{ t, locale }}>{content}</I18n>);
}

/** The attribute of sizes in the catalog's data. */
const SIZE = 'koko';

type Facts = { product: Product; fitment: Fitment[]; diagrams: DiagramCard[] };

/** Sales phrases, description, details, fitment, diagrams, documents, manufacturer and safety as HTML. */
export const renderInfo = (facts: Facts, locale: Locale): Promise<string> =>
  renderHtml(<ProductInfo {...facts} />, locale);

type Said = {
  product: Product;
  reviewed: Omit<Parameters<typeof ReviewsSection>[0], 'product'>;
  asked: Omit<Parameters<typeof QuestionsSection>[0], 'slug'>;
};

/** Reviews, which used machines have none of, and questions with their answers as HTML. */
export const renderReviews = ({ product, reviewed, asked }: Said, locale: Locale): Promise<string> =>
  renderHtml(
    <>
      {!product.tradeIn && <ReviewsSection product={product} {...reviewed} />}
      <QuestionsSection slug={product.slug} {...asked} />
    </>,
    locale,
  );

/**
 * Links to the alerts (back in stock, lower price) of each variant as HTML, by sku: a sold-out choice is watched itself, not
 * another of its sizes (alert-1). No entry when no alert is possible.
 */
export async function renderWatchLinks(
  product: Product,
  locale: Locale,
  kindsOf: (product: Product) => readonly AlertKind[],
): Promise<Record<string, string>> {
  const rendered = product.variants.map(async (variant) => {
    const kinds = kindsOf({ ...product, variants: [variant] });
    const sku = product.variants.length > 1 ? { sku: variant.sku } : {};
    return [variant.sku, await renderHtml(<WatchLinks slug={product.slug} kinds={kinds} {...sku} />, locale)] as const;
  });
  return Object.fromEntries((await Promise.all(rendered)).filter(([, html]) => html !== ''));
}

/** What neither buys nor leads to a vehicle, as HTML: a question about the product, and its page shared. */
export const renderQuietLinks = (product: Product, locale: Locale, baseUrl: string): Promise<string> =>
  renderHtml(<QuietLinks product={product} baseUrl={baseUrl} />, locale);

/** Monthly price, test ride and exchange of a vehicle as HTML; empty for other goods. */
export const renderVehicleFacts = async (product: Product, locale: Locale): Promise<string> =>
  product.shippingClass === 'vehicle' ? renderHtml(<VehicleFacts product={product} />, locale) : '';

type Cheapest = { from: Cents | null; pickup: Cents | null };

/** The cheapest delivery and pickup, and the right to return it or why there is none, in words (product-1, return-8). */
export async function deliveryTexts(product: Product, { from, pickup }: Cheapest, locale: Locale) {
  const t = await loadLocale(locale, 'info');
  return {
    from: from === null ? null : t('info.delivery.from', { price: formatEuros(from) }),
    pickup: pickup === null ? null : t('info.delivery.pickup', { price: formatEuros(pickup) }),
    returns: t(`info.returns.${withdrawalException(product) ?? 'usual'}`),
  };
}

type Sizes = { guide: { path: string } | null; fit: Fit | null };

/**
 * What stands below the price as HTML by sku: the labels that the law wants, the facts of a used machine, and the size guide. No entry
 * for a sku without any.
 */
export async function renderFacts(product: Product, sizes: Sizes, locale: Locale): Promise<Record<string, string>> {
  const { tradeIn, selectableVariationAttributes } = product;
  const hasSizes = selectableVariationAttributes.some(({ code }) => code === SIZE);
  const guide = hasSizes ? sizes.guide : null;
  const rendered = product.variants.map(async (variant) => {
    const facts = (
      <>
        <LegalLabels product={product} variant={variant} />
        {tradeIn && <UsedFacts tradeIn={tradeIn} />}
        {guide && !tradeIn && <SizeGuide path={guide.path} fit={sizes.fit} />}
      </>
    );
    return [variant.sku, await renderHtml(facts, locale)] as const;
  });
  return Object.fromEntries((await Promise.all(rendered)).filter(([, html]) => html !== ''));
}
