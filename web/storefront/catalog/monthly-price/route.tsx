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
import { creditPrice, exampleText, percent } from '#web/storefront/catalog/product/info/credit-example.ts';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { Route } from './+types/route';
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
  const { offer, problems, mostDeposit, leastMonths, mostMonths } = typed;
  const depositLimits = t('info.monthly.depositLimits', { most: formatEuros(mostDeposit * 100) });
  const monthsLimits = t('info.monthly.monthsLimits', { least: leastMonths, most: mostMonths });
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
          <TextField
            name="kasiraha"
            label={t('info.monthly.depositField')}
            hint={depositLimits}
            error={problems.includes('deposit') && depositLimits}
            defaultValue={typed.deposit}
            inputMode="numeric"
            maxLength={12}
            still
          />
          <TextField
            name="kk"
            label={t('info.monthly.monthsField')}
            hint={monthsLimits}
            error={problems.includes('months') && monthsLimits}
            defaultValue={typed.months}
            inputMode="numeric"
            maxLength={12}
            still
          />
          <Button type="submit">{t('info.monthly.calculate')}</Button>
        </Form>
        {offer && (
          <div role="status" className="stack-2">
            <h2>{t('info.monthly.each', { price: formatEuros(offer.monthly) })}</h2>
            <p>{t('info.monthly.apr', { apr: percent(offer.apr) })}</p>
            <p className="small">{exampleText(offer, terms, t)}</p>
          </div>
        )}
      </div>
    </>
  );
}
