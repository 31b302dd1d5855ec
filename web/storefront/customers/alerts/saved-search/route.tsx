import { data } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { type Locale, localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { savedSearchOf, usedQuery } from '#domain/customers/alerts/saved-search.ts';
import { loadLocale, useI18n } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { chosenFilters } from '#web/storefront/catalog/listing/view/chosen-filters.ts';
import { AskForm } from '#web/storefront/customers/newsletter/ask-form.tsx';
import { answerOf, askedBy } from '#web/storefront/customers/newsletter/ask-server.ts';
import { Frame } from '#web/storefront/customers/newsletter/frame.tsx';
import { send } from '#web/storefront/customers/newsletter/send.ts';
import { Sent } from '#web/storefront/customers/newsletter/sent.tsx';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('newsletter.search.title'));

/** The search of an address: its text, its chosen filters in words, and how many machines match now. */
async function searchOf({ search }: Pick<Shop, 'search'>, url: URL, locale: Locale) {
  const text = savedSearchOf(url.searchParams);
  if (text === null) throw pageNotFound(url);
  const query = usedQuery(url.searchParams);
  const [listing, t] = await Promise.all([search.listing(query, locale), loadLocale(locale, 'facets')]);
  const words = [query.q, ...chosenFilters(query, listing, t).map((filter) => filter.text)].filter(Boolean);
  return { text, name: words.join(', ') || t('catalog.scope.used'), total: listing.total };
}

/** The parameters of the address are those of `/vaihtolaitteet`. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { auth, formStamps } = shop;
  const saved = await searchOf(shop, url, localeOf(url.pathname));
  const visitor = await auth.visitor(request.headers);
  return data({ saved, stamp: formStamps.stamp(), email: visitor?.email ?? '' }, { headers: quietHeaders });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const { typed, asking } = await askedBy({ shop, request, locale });
  const { name } = await searchOf(shop, url, locale);
  const outcome = await shop.alerts.askSearch(url.searchParams, name, typed, asking);
  if (!outcome) throw pageNotFound(url);
  return answerOf(shop, typed, outcome, quietHeaders);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => send(request, serverAction);

/** Saves a search of used machines: a mail about each new one that matches (alert-2). */
export default function SavedSearch({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const again = links(locale).savedSearch(loaderData.saved.text);
  return (
    <>
      <CrumbTrail title={t('newsletter.search.title')} />
      {actionData?.done ? (
        <Sent answer={actionData} about="search" again={again} />
      ) : (
        <SearchForm {...loaderData} answer={actionData} />
      )}
    </>
  );
}

type FormProps = Pick<Route.ComponentProps['loaderData'], 'saved' | 'stamp' | 'email'> & {
  answer: Route.ComponentProps['actionData'];
};

function SearchForm({ saved, stamp, email, answer }: FormProps) {
  const { t, locale } = useI18n();
  return (
    <Frame title={t('newsletter.search.title')} lead={<b>{saved.name}</b>}>
      <p>
        {t('newsletter.search.lead')} {t('newsletter.search.now', { count: saved.total })}
      </p>
      <AskForm key={answer?.at} answer={answer} stamp={stamp} email={email} about="search" />
      <p>
        <TextLink to={links(locale).tradeIns(saved.text)}>{t('newsletter.search.back')}</TextLink>
      </p>
    </Frame>
  );
}
