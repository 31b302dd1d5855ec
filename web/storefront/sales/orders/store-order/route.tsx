import { data, redirect } from 'react-router';
import { fulfilmentSteps } from '#domain/sales/orders/order-status.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import type { Route } from './+types/route';
import { parcelOf, type StepAnswer } from './step-answer.ts';
import { StoreOrderPage } from './store-order-page.tsx';

const DONE = 'tehty';

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, () => `Tilaus ${page.loaderData?.link.number ?? ''}`);

/**
 * The page of a store's one-use link (order-8). Loading it changes nothing, because programs that check links in
 * mails load them too.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const link = await context.get(shopContext).afterSale.links.open(params.token);
  if (!link) throw pageNotFound(url);
  const done = fulfilmentSteps.find((step) => step === url.searchParams.get(DONE)) ?? null;
  return data({ link, done }, { headers: quietHeaders });
}

/** Applies the link's step once and redirects to the next one (order-8). */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { carrier, tracking, lines, isGood } = parcelOf(await request.formData().catch(() => new FormData()));
  const wrong = (problem: StepAnswer['problem'], status: number) =>
    data<StepAnswer>({ problem, carrier, tracking }, { status, headers: quietHeaders });
  if (!isGood) return wrong('tracking', 400);
  const { links } = context.get(shopContext).afterSale;
  const used = await links.use(params.token, { carrier, tracking: tracking || null, lines });
  if (used.ok) throw redirect(`${used.value.next ?? url.pathname}?${DONE}=${used.value.step}`, 303);
  if (used.reason === 'unknown') throw pageNotFound(url);
  // used in the meantime: the page shows the current state
  if (used.reason === 'not_open') throw redirect(url.pathname, 303);
  if (used.reason === 'code_used') return wrong('code', 409);
  return wrong(used.reason === 'refused' ? 'not_done' : 'parcel', 409);
}

export default function StoreOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <StoreOrderPage {...loaderData} answer={actionData} />;
}
