import { redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#storefront/context.ts';
import { CreateAccountPage } from '#storefront/features/login/create-account-page.tsx';
import { orFailed } from '#storefront/features/login/form/answer.ts';
import { untilFilledIn } from '#storefront/features/login/form/patience.ts';
import { ProviderButtons } from '#storefront/features/login/providers/provider-buttons.tsx';
import { quietMeta } from '#storefront/features/login/quiet-meta.ts';
import { answered, asked, quietHeaders } from '#storefront/features/login/server/asked.ts';
import { createAccountAction } from '#storefront/features/login/server/create-account-action.ts';
import { whereTo } from '#storefront/features/login/server/signed-in.ts';
import { intentOf } from '#storefront/features/login/sign-in-intent.ts';
import type { Route } from './+types/create-account';

export const headers = () => quietHeaders;

export const meta = quietMeta('login.create.title');

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { auth, formStamps, settings } = context.get(shopContext);
  const intent = intentOf(url, null);
  if (await auth.visitor(request.headers))
    throw redirect(whereTo({ intent, locale: localeOf(url.pathname) }), { headers: quietHeaders });
  return answered({
    stamp: formStamps.stamp(),
    minPassword: settings.PASSWORD_MIN_LENGTH,
    providers: auth.providers(),
  });
}

export const action = async (args: Route.ActionArgs) => createAccountAction(await asked(args));

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  await untilFilledIn();
  return orFailed(serverAction);
}

export default function CreateAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { providers, ...form } = loaderData;
  return <CreateAccountPage {...form} answer={actionData} providers={<ProviderButtons providers={providers} />} />;
}
