import { useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import type { Route } from './+types/route';
import { prefilled, secretIn } from './prefill.ts';
import { withdrawalStep } from './withdrawal-action.ts';
import type { WithdrawalAnswer } from './withdrawal-answer.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';

export const handle: PageHandle = { robots: 'noindex' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('withdrawal.title'));

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return data(await prefilled(context.get(shopContext), request, url, localeOf(url.pathname)), {
    headers: quietHeaders,
  });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const locale = localeOf(url.pathname);
  const answer = await withdrawalStep({ shop: context.get(shopContext), request, locale, secret: secretIn(url) });
  const isRefused =
    answer.step === 'write' ? Object.keys(answer.problems).length > 0 : answer.step === 'review' && answer.failure;
  return data(answer, { status: isRefused ? 400 : 200, headers: quietHeaders });
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'withdrawal.failed');

/** The input stays in the form; opening the page starts a new one. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search;

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  // a lost connection is no result: the step stays as it was
  const [answer, setAnswer] = useState<WithdrawalAnswer>();
  if (actionData && !isConnectionLost(actionData) && actionData !== answer) setAnswer(actionData);
  return <WithdrawalPage {...loaderData} answer={answer} />;
}
