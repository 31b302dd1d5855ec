import { randomUUID } from 'node:crypto';
import { data, Form, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { type Locale, localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { rideStores } from '#domain/catalog/stock/ride-stores.ts';
import { TEST_RIDE } from '#domain/sales/service-bookings/bookable-work.ts';
import { LONGEST } from '#domain/sales/service-bookings/service-booking.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { untilFilledIn } from '#web/storefront/customers/sign-in/form/patience.ts';
import { classes } from '#web/ui/classes.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { bookingStep, statusOf } from '../booking-action.ts';
import styles from '../service-booking.module.css';
import { serviceChoices } from '../service-choices.ts';
import { bookingPath } from '../service-path.ts';
import type { Route } from './+types/route';
import { type RideAnswer, type RideData, RideForm } from './ride-form.tsx';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

// the form contains data of the signed-in customer
const KEPT_NOWHERE = { 'cache-control': 'no-store' };
export const headers = () => KEPT_NOWHERE;

export const meta: Route.MetaFunction = (page) =>
  titleMeta(page, (t) => t('service.ride.titleOf', { name: page.loaderData?.machine.name ?? '' }));

/** The vehicle of a sku and the stores where it can be ridden; null for other goods. */
async function machineOf({ catalog }: Pick<Shop, 'catalog'>, url: URL, locale: Locale) {
  const [product] = await catalog.productsBySku([url.searchParams.get('sku') ?? ''], locale);
  if (product?.shippingClass !== 'vehicle') return null;
  const { sku, slug, name, variants, tradeIn } = product;
  return { machine: { sku, slug, name }, stores: rideStores(variants, tradeIn !== null) };
}

/** `?sku=`: the vehicle; `?myymala=`: the store; `?alkaen=`: the first day of the times. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const found = await machineOf(shop, url, locale);
  const choices = serviceChoices(locale, (work) => work === TEST_RIDE);
  const stores = choices
    .filter(({ id }) => found?.stores.includes(id))
    .map(({ id, name, address }) => ({ id, name, address }));
  const store = stores.find(({ id }) => id === url.searchParams.get('myymala')) ?? stores[0];
  if (!found || !store) throw pageNotFound(url);
  const slot = { storeId: store.id, work: TEST_RIDE, sku: found.machine.sku };
  const times = await shop.serviceBookings.times(slot, url.searchParams.get('alkaen') ?? '');
  const visitor = await shop.auth.visitor(request.headers);
  const ride: RideData = {
    machine: found.machine,
    stores,
    storeId: store.id,
    times: times ?? { days: [], next: null },
    given: {
      formKey: randomUUID(),
      stamp: shop.formStamps.stamp(),
      email: visitor?.email ?? '',
      name: visitor ? `${visitor.firstname} ${visitor.lastname}`.trim().slice(0, LONGEST.name) : '',
    },
  };
  return data(ride, { headers: KEPT_NOWHERE });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const found = await machineOf(shop, url, locale);
  if (!found) throw pageNotFound(url);
  const form = await request.formData().catch(() => new FormData());
  const { sku, name: machine } = found.machine;
  const answer = await bookingStep({ shop, request, form, locale, ride: { sku, machine, stores: found.stores } });
  if (!('secret' in answer)) return data<RideAnswer>(answer, { status: statusOf(answer), headers: KEPT_NOWHERE });
  const { secret } = answer;
  if (!form.has('inPlace')) throw redirect(bookingPath(locale, secret, '?varattu'));
  const text = (name: string) => String(form.get(name) ?? '');
  const booked = { secret, start: text('start'), storeId: text('storeId') };
  return data<RideAnswer>({ booked }, { headers: KEPT_NOWHERE });
}

export async function clientAction({ serverAction, url }: Route.ClientActionArgs) {
  await untilFilledIn();
  return withConnectionToast(serverAction, localeOf(url.pathname), 'service.failed');
}

/** A time that is taken shows the ones that are free now. */
export const shouldRevalidate = ({ actionStatus, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || currentUrl.search !== nextUrl.search;

/** Books a test ride of a vehicle; the product page does the same in a dialog (test-ride-1). */
export default function TestRide({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const busy = useNavigation().formMethod === 'POST';
  const answer = actionData && !isConnectionLost(actionData) && 'failure' in actionData ? actionData : undefined;
  const { slug, name } = loaderData.machine;
  return (
    <>
      <CrumbTrail title={t('service.ride.title')} />
      <div className={classes('wrap', styles.page)}>
        <div className="stack-2">
          <h1>{t('service.ride.titleOf', { name })}</h1>
          <p>
            <TextLink to={links(locale).product(slug)}>{t('service.ride.product')}</TextLink>
          </p>
        </div>
        <RideForm ride={loaderData} answer={answer} Form={Form} busy={busy} />
      </div>
    </>
  );
}
