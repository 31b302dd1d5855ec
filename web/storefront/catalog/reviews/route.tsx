import { Link } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { keysOf } from '#domain/base/records.ts';
import { readReviewQuery, reviewParts, reviewSorts } from '#domain/catalog/reviews/review.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import type { Route } from './+types/route';
import { ReviewList } from './review-list.tsx';
import { SummaryOfReviews } from './review-summary.tsx';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

export const meta: Route.MetaFunction = (page) =>
  titleMeta(page, (t) => t('reviews.of', { name: page.loaderData?.name ?? '' }));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalog, reviews } = context.get(shopContext);
  const product = await catalog.product(params.slug, localeOf(url.pathname));
  if (!product) throw pageNotFound(url);
  const query = readReviewQuery(url.searchParams);
  return { name: product.name, slug: product.slug, query, ...(await reviews.list(product.sku, query)) };
}

/** All reviews of a product, sorted and by stars. */
export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const { name, slug, query, summary, reviews, more } = loaderData;
  const to = (over: Partial<typeof query>) => {
    const { sort, stars, only, page } = { ...query, page: 1, ...over };
    const search = new URLSearchParams({
      ...(sort !== 'newest' && { jarjestys: sort }),
      ...(stars !== null && { tahdet: String(stars) }),
      ...(only !== null && { vain: reviewParts[only] }),
      ...(page > 1 && { sivu: String(page) }),
    });
    return `${links(locale).reviews(slug)}${search.size > 0 ? `?${search}` : ''}`;
  };
  return (
    <>
      <CrumbTrail title={t('reviews.title')} />
      <div className="wrap page-top stack-6">
        <h1>{t('reviews.of', { name })}</h1>
        <p>
          <Link className="more" to={links(locale).product(slug)}>
            {t('reviews.product')}
          </Link>
        </p>
        <SummaryOfReviews summary={summary} href={(stars) => to({ stars })} />
        {summary.count > 0 && (
          <nav aria-label={t('reviews.sort')}>
            <ul className="rev-sort">
              {query.stars !== null && (
                <li>
                  <Link to={to({ stars: null })}>{t('reviews.every')}</Link>
                </li>
              )}
              {reviewSorts.map((sort) => (
                <li key={sort}>
                  <Link to={to({ sort })} aria-current={sort === query.sort ? 'true' : undefined}>
                    {t(`reviews.sort.${sort}`)}
                  </Link>
                </li>
              ))}
            </ul>
            <ul className="rev-sort">
              {keysOf(reviewParts).map((part) => {
                const isChosen = query.only === part;
                return (
                  <li key={part}>
                    <Link to={to({ only: isChosen ? null : part })} aria-current={isChosen ? 'true' : undefined}>
                      {t(`reviews.only.${part}`)}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </nav>
        )}
        {reviews.length === 0 && <p>{t(summary.count === 0 ? 'reviews.none' : 'reviews.noneSuch')}</p>}
        <ReviewList reviews={reviews} />
        <p>
          {query.page > 1 && <Link to={to({ page: query.page - 1 })}>{t('reviews.previous')}</Link>}{' '}
          {more && <Link to={to({ page: query.page + 1 })}>{t('reviews.next')}</Link>}
        </p>
      </div>
    </>
  );
}
