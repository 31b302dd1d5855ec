import { useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shop as facts } from '#shop.config';
import { loaded, loadLocale } from '#web/messages/i18n.tsx';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { storeViews } from '#web/storefront/content/stores/store-views.ts';
import type { Route } from './+types/route';
import { contactStep, statusOf } from './contact-action.ts';
import { ContactPage } from './contact-page.tsx';
import type { ContactResult } from './contact-result.ts';
import { openedForm } from './opened-form.ts';

export const handle: PageHandle = { inSiteMap: true };

// the form contains data of the signed-in customer
const KEPT_NOWHERE = { 'cache-control': 'no-store' };
export const headers = () => KEPT_NOWHERE;

export function meta({ location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const path = links(locale).contact();
  const title = t('contact.title');
  return [
    ...pageMeta({
      matches,
      locale,
      path,
      title,
      description: t('contact.description', { count: facts.quoteAnswerDays }),
    }),
    ...crumbsMeta({ matches, location }, { title }),
  ];
}

const slugIn = (url: URL) => url.searchParams.get('tuote') ?? '';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const product = slugIn(url) ? await shop.catalog.product(slugIn(url), locale) : null;
  const store = facts.stores.find(({ id }) => id === url.searchParams.get('myymala'))?.id;
  const isTestRide = product !== null && url.searchParams.get('aihe') === 'koeajo';
  const message = isTestRide ? (await loadLocale(locale))('contact.testRide', { name: product.name }) : '';
  const given = await openedForm(shop, request, { store, message });
  return data(
    {
      given,
      product: product && { name: product.name, slug: product.slug, lang: product.lang },
      stores: storeViews(locale, shop.now()),
    },
    { headers: KEPT_NOWHERE },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const answer = await contactStep({
    shop: context.get(shopContext),
    request,
    locale: localeOf(url.pathname),
    aboutOf: (store) => (slugIn(url) ? { kind: 'product', slug: slugIn(url), store } : { kind: 'question', store }),
  });
  return data(answer, { status: statusOf(answer), headers: KEPT_NOWHERE });
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'contact.failed');

/** Does not reload while the same page is open: the form would lose what was typed. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  // on a lost connection the form keeps its state
  const [answer, setAnswer] = useState<ContactResult>();
  if (actionData && !isConnectionLost(actionData) && actionData !== answer) setAnswer(actionData);
  return <ContactPage data={loaderData} answer={answer} />;
}
