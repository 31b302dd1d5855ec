import { redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { CreateAccountPage } from '../create-account-page.tsx';
import { orFailed } from '../form/answer.ts';
import { untilFilledIn } from '../form/patience.ts';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import { answered, asked, quietHeaders } from '../server/asked.ts';
import { createAccountAction } from '../server/create-account-action.ts';
import { whereTo } from '../server/signed-in.ts';
import { intentOf } from '../sign-in-intent.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'disallow' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('signIn.create.title'));

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
