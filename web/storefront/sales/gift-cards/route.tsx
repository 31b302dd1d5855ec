import { useState } from 'react';
import { data, redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { FURTHEST_DAYS } from '#domain/sales/gift-cards/personal-card.ts';
import { shop as facts } from '#shop.config';
import { loaded } from '#web/messages/i18n.tsx';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { inLocale, links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { purchaseActions } from '#web/storefront/sales/cart/purchase-actions.ts';
import type { Route } from './+types/route';
import { type CardAnswer, valuesOf } from './card-form.ts';
import { GiftCardPage } from './gift-card-page.tsx';

export const handle: PageHandle = { inSiteMap: true, crumbs: 'title' };

// the days that can be chosen change every midnight
const KEPT_NOWHERE = { 'cache-control': 'no-store' };
export const headers = () => KEPT_NOWHERE;

export function meta({ location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const title = t('giftCard.title');
  const description = t('giftCard.description');
  return [
    ...pageMeta({ matches, locale, path: inLocale(locale, '/lahjakortti'), title, description }),
    ...crumbsMeta({ matches, location }, { title }),
  ];
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { giftCards, now } = context.get(shopContext);
  const { sums } = giftCards.personal;
  if (!sums) throw pageNotFound(url);
  const today = localDay(now(), facts.timeZone);
  return data({ sums, today, lastDay: addDays(today, FURTHEST_DAYS) }, { headers: KEPT_NOWHERE });
}

const INVALID = 422;
const LIMITED = 429;

export async function action({ context, request, url }: Route.ActionArgs) {
  const { giftCards, auth } = context.get(shopContext);
  const values = valuesOf(await request.formData().catch(() => new FormData()));
  const from = { locale: localeOf(url.pathname), ip: auth.clientOf(request).ip };
  const prepared = await giftCards.personal.prepare(values, from);
  const answer = (over: Partial<CardAnswer>, status: number) =>
    data<CardAnswer>(
      { values, problems: {}, failure: null, sku: null, at: Date.now(), ...over },
      { status, headers: KEPT_NOWHERE },
    );
  if (prepared.ok) return answer({ sku: prepared.value.sku }, 200);
  const refusal = prepared.details;
  if (refusal?.reason === 'invalid') return answer({ problems: refusal.problems }, INVALID);
  return answer({ failure: refusal?.reason ?? 'not_sold' }, LIMITED);
}

/** A prepared card goes into the cart of this browser, where it is bought like anything else. */
export async function clientAction({ serverAction, url }: Route.ClientActionArgs) {
  const locale = localeOf(url.pathname);
  const answer = await withConnectionToast(
    async () => {
      const given = await serverAction();
      if (!given.sku) return given;
      const { items } = await purchaseActions.lookUp([{ sku: given.sku, amount: 1, customization: null }], locale);
      purchaseActions.addLines(items);
      return { ...given, isInCart: items.length > 0 };
    },
    locale,
    'giftCard.failed',
  );
  return 'isInCart' in answer && answer.isInCart ? redirect(links(locale).cart()) : answer;
}

export default function GiftCard({ loaderData, actionData }: Route.ComponentProps) {
  // on a lost connection the form keeps its state
  const [answer, setAnswer] = useState<CardAnswer>();
  if (actionData && !isConnectionLost(actionData) && actionData !== answer) setAnswer(actionData);
  return <GiftCardPage {...loaderData} answer={answer} />;
}
