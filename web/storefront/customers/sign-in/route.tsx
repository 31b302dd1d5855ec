import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { providerErrorOf } from '#domain/customers/sign-in/provider-errors.ts';
import { cameFromShop } from '#web/storefront/base/came-from-shop.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { grantWish } from '#web/storefront/customers/wish-lists/grant-wish.ts';
import type { Route } from './+types/route';
import { DemoSignInForm } from './demo-sign-in.tsx';
import { orFailed } from './form/answer.ts';
import { ProviderButtons } from './providers/provider-buttons.tsx';
import { answered, asked, quietHeaders } from './server/asked.ts';
import { signInAction } from './server/sign-in-action.ts';
import { whereTo } from './server/signed-in.ts';
import { intentOf } from './sign-in-intent.ts';
import { SignInPage } from './sign-in-page.tsx';

export const handle: PageHandle = { robots: 'disallow' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('signIn.title'));

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { auth } = shop;
  const intent = intentOf(url, null);
  const visitor = await auth.visitor(request.headers);
  if (visitor) {
    const headers = new Headers(quietHeaders);
    // a heart pressed without JavaScript; requests from other sites add nothing
    if (intent.wish && cameFromShop(request, [url.origin, new URL(shop.baseUrl).origin]))
      for (const cookie of await grantWish(shop, visitor, intent.wish)) headers.append('set-cookie', cookie);
    throw redirect(whereTo({ intent, locale: localeOf(url.pathname) }), { headers });
  }
  const locale = localeOf(url.pathname);
  const [card] = intent.wish ? await shop.catalog.cardsBySku([intent.wish], locale) : [];
  const providerError = providerErrorOf(url.searchParams.get('virhe'));
  const wished = card ? { name: card.name.default, slug: card.slug, lang: card.lang } : null;
  return answered({ providers: auth.providers(), providerError, demo: auth.demoCustomer, wished });
}

export const action = async (args: Route.ActionArgs) => signInAction(await asked(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailed(serverAction);

/**
 * Does not reload after the action: the result is a page of its own or a redirect, and a session check would replace
 * it.
 */
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
          <DemoSignInForm customer={demo} />
        </>
      }
    />
  );
}
