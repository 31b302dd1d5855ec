import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { loadLocaleOf, useI18n } from '#web/messages/i18n.tsx';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { untilFilledIn } from '#web/storefront/customers/sign-in/form/patience.ts';
import type { Route } from './+types/route';
import { QuotePage } from './quote-page.tsx';
import type { RequestAnswer } from './request/request-answer.ts';
import { RequestSent } from './request/request-sent.tsx';
import { quoteHeaders, sendSingle } from './request-action.ts';
import { SingleRequest } from './single-request.tsx';

export const handle: PageHandle = { robots: 'disallow' };

export const headers = () => quoteHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('quote.title'));

const isNumber = (text: string | null) => text !== null && /^T\d{1,12}$/.test(text);

/** `?sku=`: a quote for one item by a plain form; `?lahetetty=`: the number of a request sent so. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { auth, formStamps, quotes } = context.get(shopContext);
  // loads the texts before the title needs them
  await loadLocaleOf(url.pathname);
  const visitor = await auth.visitor(request.headers);
  const { firstname = '', lastname = '', email = '' } = visitor ?? {};
  const sku = url.searchParams.get('sku');
  const sent = url.searchParams.get('lahetetty');
  return data(
    {
      known: { firstname, lastname, email },
      stamp: formStamps.stamp(),
      item: sku ? await quotes.item(sku, localeOf(url.pathname)) : null,
      idempotencyKey: randomUUID(),
      offersTradeIn: url.searchParams.has('vaihto'),
      sent: isNumber(sent) ? sent : null,
    },
    { headers: quoteHeaders },
  );
}

// the quote cart opens without a connection too; sending then fetches a stamp first
const offline = { known: {}, stamp: '', item: null, idempotencyKey: '', offersTradeIn: false, sent: null };

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  await loadLocaleOf(url.pathname);
  return await ifConnected(serverLoader, offline);
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  sendSingle({
    shop: context.get(shopContext),
    request,
    locale: localeOf(url.pathname),
    sku: url.searchParams.get('sku') ?? '',
    done: links(localeOf(url.pathname)).quoteCart(),
  });

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<RequestAnswer> {
  await untilFilledIn();
  return await ifConnected(serverAction, { problems: [], failure: 'lost', values: {}, at: Date.now() });
}

/** The action's result, or the fallback when the connection is lost. Rethrows redirects and other errors. */
async function ifConnected<A, B>(asking: () => Promise<A>, otherwise: B): Promise<A | B> {
  try {
    return await asking();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return otherwise;
  }
}

export default function QuoteCart({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { item, sent, idempotencyKey, offersTradeIn, ...form } = loaderData;
  if (!item && !sent)
    return (
      <>
        <CrumbTrail />
        <QuotePage {...form} />
      </>
    );
  return (
    <>
      <CrumbTrail />
      <div className="wrap">
        <div className="page-head">
          <h1>{t('quote.title')}</h1>
        </div>
        {sent ? <RequestSent number={sent} /> : null}
        {item ? (
          <SingleRequest item={item} {...form} idempotencyKey={idempotencyKey} offersTradeIn={offersTradeIn} />
        ) : null}
      </div>
    </>
  );
}
