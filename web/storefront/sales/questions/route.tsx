import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { questionsPath } from '#web/storefront/catalog/questions/questions-path.ts';
import { untilFilledIn } from '#web/storefront/customers/sign-in/form/patience.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import type { Route } from './+types/route';
import type { AskAnswer, AskValues } from './ask-form.tsx';
import { QuestionsPage } from './questions-page.tsx';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

// the form contains data of the signed-in customer
export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) =>
  titleMeta(page, (t) => t('questions.of', { name: page.loaderData?.product.name ?? '' }));

const pageIn = (url: URL) => {
  const page = url.searchParams.get('sivu') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { catalog, questions, auth, formStamps } = context.get(shopContext);
  const product = await catalog.product(params.slug, localeOf(url.pathname));
  if (!product) throw pageNotFound(url);
  const page = pageIn(url);
  const [listed, visitor] = await Promise.all([questions.list(product.sku, page), auth.visitor(request.headers)]);
  const given: AskValues = {
    question: '',
    name: visitor?.firstname ?? '',
    email: visitor?.email ?? '',
    formKey: randomUUID(),
    stamp: formStamps.stamp(),
    website: '',
  };
  const { name, slug, lang } = product;
  const isAsked = url.searchParams.has('kiitos');
  return data({ product: { name, slug, lang }, page, ...listed, given, isAsked }, { headers: quietHeaders });
}

const INVALID = 422;
const TOO_MANY = 429;
const LONGEST_KEY = 100;

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values: AskValues = {
    question: text('question'),
    name: text('name'),
    email: text('email'),
    formKey: text('formKey').slice(0, LONGEST_KEY),
    stamp: text('stamp'),
    website: text('website'),
  };
  const locale = localeOf(url.pathname);
  const { formKey } = values;
  const client = shop.auth.clientOf(request);
  const asked = await shop.questions.ask(values, { slug: params.slug, locale, client, formKey });
  if (asked.ok) throw redirect(`${questionsPath(locale, params.slug)}?kiitos=1`, { headers: quietHeaders });
  if (asked.reason === 'unknown') throw pageNotFound(url);
  // the browser may have filled in the trap, which people cannot see; a stale form is stamped anew
  const again = { ...values, website: '', ...(asked.details === 'stale' && { stamp: shop.formStamps.stamp() }) };
  const answer: AskAnswer = {
    at: Date.now(),
    values: again,
    problems: asked.reason === 'invalid' ? (asked.details ?? {}) : {},
    failure: asked.reason === 'invalid' ? null : asked.reason === 'limited' ? 'limited' : 'again',
  };
  return data(answer, { status: asked.reason === 'limited' ? TOO_MANY : INVALID, headers: quietHeaders });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  await untilFilledIn();
  return serverAction();
}

export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionsPage data={loaderData} answer={actionData} />;
}
