import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { providerErrorOf } from '#domain/accounts/provider-errors.ts';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { cameFromShop } from '#storefront/features/checkout/came-from-shop.ts';
import { DemoLoginForm } from '#storefront/features/login/demo-login.tsx';
import { orFailed } from '#storefront/features/login/form/answer.ts';
import { ProviderButtons } from '#storefront/features/login/providers/provider-buttons.tsx';
import { quietMeta } from '#storefront/features/login/quiet-meta.ts';
import { answered, asked, quietHeaders } from '#storefront/features/login/server/asked.ts';
import { signInAction } from '#storefront/features/login/server/sign-in-action.ts';
import { whereTo } from '#storefront/features/login/server/signed-in.ts';
import { intentOf } from '#storefront/features/login/sign-in-intent.ts';
import { SignInPage } from '#storefront/features/login/sign-in-page.tsx';
import { grantWish } from '#storefront/features/wish-lists/grant-wish.ts';
import { links } from '#storefront/links.ts';
import type { Route } from './+types/sign-in';

export const headers = () => quietHeaders;

export const meta = quietMeta('login.title');

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { auth } = shop;
  const intent = intentOf(url, null);
  const visitor = await auth.visitor(request.headers);
  if (visitor) {
    const headers = new Headers(quietHeaders);
    // a heart pressed where no script runs; a link of another site adds nothing
    if (intent.wish && cameFromShop(request, [url.origin, new URL(shop.baseUrl).origin]))
      for (const cookie of await grantWish(shop, visitor, intent.wish)) headers.append('set-cookie', cookie);
    throw redirect(whereTo({ intent, locale: localeOf(url.pathname) }), { headers });
  }
  const locale = localeOf(url.pathname);
  const [card] = intent.wish ? await shop.catalog.cardsBySku([intent.wish], locale) : [];
  if (intent.wish && !intent.next) {
    // cards say only what is wished, as every byte of them travels with each listing
    const query = new URLSearchParams(url.search);
    if (card) query.set('next', links(locale).product(card.slug));
    if (card) throw redirect(`${links(locale).login()}?${query}`, { headers: quietHeaders });
  }
  const providerError = providerErrorOf(url.searchParams.get('virhe'));
  const wished = card ? { name: card.name.default, slug: card.slug, lang: card.lang } : null;
  return answered({ providers: auth.providers(), providerError, demo: auth.demoLogin, wished });
}

export const action = async (args: Route.ActionArgs) => signInAction(await asked(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailed(serverAction);

/** Signing in ends with a page of its own or leads away: a look at who is signed in now would take that page away. */
export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs) => actionResult === undefined;

export default function SignIn({ actionData, loaderData }: Route.ComponentProps) {
  const { providers, providerError, demo, wished } = loaderData;
  return (
    <SignInPage
      answer={actionData}
      wished={wished}
      providers={
        <>
          <ProviderButtons providers={providers} error={providerError} />
          <DemoLoginForm login={demo} />
        </>
      }
    />
  );
}
