import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { readVehicle } from '#domain/catalog/fitment/fitment.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { askPart } from '#web/storefront/catalog/fitment/ask-part.ts';
import { untilFilledIn } from '#web/storefront/customers/sign-in/form/patience.ts';
import { sendSingle } from '../request-action.ts';
import type { Route } from './+types/route';
import { EnquiryPage } from './enquiry-page.tsx';

export const handle: PageHandle = { inSiteMap: true };

// the form contains data of the signed-in customer
const KEPT_NOWHERE = { 'cache-control': 'no-store' };
export const headers = () => KEPT_NOWHERE;

export function meta({ location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const title = t('enquiry.title');
  return [
    ...pageMeta({ matches, locale, title, path: askPart(locale), description: t('enquiry.lead') }),
    ...crumbsMeta({ matches, location }, { title }),
  ];
}

/** `?osa=`: the sku of a product or part; `?ajoneuvo=`: the machine; `?lahetetty=`: the number of an enquiry that was sent. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { auth, formStamps, quotes } = context.get(shopContext);
  const visitor = await auth.visitor(request.headers);
  const { firstname = '', lastname = '', email = '' } = visitor ?? {};
  const sku = url.searchParams.get('osa');
  const vehicle = readVehicle(url.searchParams.get('ajoneuvo'));
  const sent = url.searchParams.get('lahetetty') ?? '';
  return data(
    {
      item: sku ? await quotes.item(sku, localeOf(url.pathname)) : null,
      known: {
        firstname,
        lastname,
        email,
        partMachine: vehicle ? [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(' ') : '',
      },
      stamp: formStamps.stamp(),
      idempotencyKey: randomUUID(),
      sent: /^T\d{1,12}$/.test(sent) ? sent : '',
    },
    { headers: KEPT_NOWHERE },
  );
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  sendSingle({
    shop: context.get(shopContext),
    request,
    locale: localeOf(url.pathname),
    sku: url.searchParams.get('osa') ?? '',
    done: askPart(localeOf(url.pathname)),
  });

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  await untilFilledIn();
  return serverAction();
}

export default function PartEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage {...loaderData} answer={actionData} />;
}
