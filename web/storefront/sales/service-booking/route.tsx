import { randomUUID } from 'node:crypto';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { isTestRide } from '#domain/sales/service-bookings/bookable-work.ts';
import { LONGEST } from '#domain/sales/service-bookings/service-booking.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { untilFilledIn } from '#web/storefront/customers/sign-in/form/patience.ts';
import type { Route } from './+types/route';
import { bookingStep, statusOf } from './booking-action.ts';
import { serviceChoices } from './service-choices.ts';
import { ServicePage } from './service-page.tsx';
import { bookingPath, servicePath } from './service-path.ts';

export const handle: PageHandle = { inSiteMap: true };

// the form contains data of the signed-in customer
const KEPT_NOWHERE = { 'cache-control': 'no-store' };
export const headers = () => KEPT_NOWHERE;

export function meta({ location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const title = t('service.title');
  return [
    ...pageMeta({ matches, locale, title, path: servicePath(locale), description: t('service.lead') }),
    ...crumbsMeta({ matches, location }, { title }),
  ];
}

/** `?myymala=&tyo=`: store and work; `?alkaen=`: the first day of the times; `?kone=`: the machine. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { auth, formStamps, machines, serviceBookings } = context.get(shopContext);
  const stores = serviceChoices(localeOf(url.pathname), (work) => !isTestRide(work));
  if (stores.length === 0) throw pageNotFound(url);
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const slot = { storeId: asked('myymala'), work: asked('tyo') };
  const times = isTestRide(slot.work) ? null : await serviceBookings.times(slot, asked('alkaen'));
  const visitor = await auth.visitor(request.headers);
  const own = visitor ? await machines.list(visitor) : [];
  const names = own.map(({ make, model, year }) => [make, model, year].filter(Boolean).join(' '));
  const machine = asked('kone').slice(0, LONGEST.machine);
  const known = machine || (names.length === 1 ? (names[0] ?? '') : '');
  return data(
    {
      stores,
      times,
      machine,
      chosen: times ? slot : null,
      machines: names,
      given: {
        formKey: randomUUID(),
        stamp: formStamps.stamp(),
        machine: known,
        email: visitor?.email ?? '',
        vehicleCode: own.find((_, i) => names[i] === known)?.vehicleCode ?? '',
        name: visitor ? `${visitor.firstname} ${visitor.lastname}`.trim().slice(0, LONGEST.name) : '',
      },
    },
    { headers: KEPT_NOWHERE },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const form = await request.formData().catch(() => new FormData());
  const answer = await bookingStep({ shop, request, form, locale });
  if ('secret' in answer) throw redirect(bookingPath(locale, answer.secret, '?varattu'));
  return data(answer, { status: statusOf(answer), headers: KEPT_NOWHERE });
}

export async function clientAction({ serverAction, url }: Route.ClientActionArgs) {
  await untilFilledIn();
  return withConnectionToast(serverAction, localeOf(url.pathname), 'service.failed');
}

/** A time that is taken shows the ones that are free now. */
export const shouldRevalidate = ({ actionStatus, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || currentUrl.search !== nextUrl.search;

export default function BookService({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} answer={isConnectionLost(actionData) ? undefined : actionData} />;
}
