import { Form, Link } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { typedCredit } from '#domain/catalog/prices/typed-credit.ts';
import { pageFacts } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { creditPrice } from '#web/storefront/catalog/product/info/credit-example.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { Route } from './+types/route';
import { CreditFields, CreditResult } from './credit-fields.tsx';
import styles from './monthly-price.module.css';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

export const meta: Route.MetaFunction = (page) =>
  titleMeta(page, (t) => t('info.monthly.title', { name: page.loaderData?.name ?? '' }));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const product = await context.get(shopContext).catalog.product(params.slug, localeOf(url.pathname));
  const price = product && creditPrice(product);
  const terms = pageFacts.credit;
  const typed = terms && price ? typedCredit(url.searchParams, price, terms) : null;
  if (!product || !price || !terms || !typed) throw pageNotFound(url);
  return { name: product.name, slug: product.slug, price, terms, typed };
}

/** The monthly price of a vehicle by a typed deposit and term (vehicle-box-4). */
export default function MonthlyPrice({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const { name, slug, price, terms, typed } = loaderData;
  return (
    <>
      <CrumbTrail title={t('info.monthly.crumb')} />
      <div className={classes('wrap page-top', styles.page)}>
        <h1>{t('info.monthly.title', { name })}</h1>
        <p>
          {t('info.monthly.cash', { price: formatEuros(price) })}{' '}
          <Link className="more" to={links(locale).product(slug)}>
            {t('info.monthly.product')}
          </Link>
        </p>
        <Form className="form-col" preventScrollReset noValidate>
          <CreditFields typed={typed} />
          <Button type="submit">{t('info.monthly.calculate')}</Button>
        </Form>
        <CreditResult typed={typed} terms={terms} heading="h2" />
      </div>
    </>
  );
}
