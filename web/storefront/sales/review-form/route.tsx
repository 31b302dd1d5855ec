import { data, redirect } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import type { Route } from './+types/route';
import { ReviewPage, type WriteAnswer } from './review-page.tsx';

export const handle: PageHandle = { robots: 'noindex', crumbs: 'title' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('write.title'));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const link = await context.get(shopContext).reviews.link.open(params.token);
  const done = url.searchParams.get('kiitos');
  return data({ link, done }, { status: link ? 200 : 404, headers: quietHeaders });
}

const MOST_BYTES = 15 * 1024 * 1024;
const INVALID = 422;

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = { stars: text('stars'), text: text('text'), fit: text('fit'), name: text('name') };
  const position = Number(text('position')) || 0;
  const photos: Uint8Array[] = [];
  for (const file of form.getAll('photos'))
    if (file instanceof File && file.size > 0)
      photos.push(new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer()));
  const written = await shop.reviews.link.write(
    params.token,
    { position, form: typed, photos },
    { locale: localeOf(url.pathname), ip: shop.auth.clientOf(request).ip },
  );
  if (written.ok) throw redirect(`${url.pathname}?kiitos=${position}`, { headers: quietHeaders });
  const refusal = written.details ?? { reason: 'old' as const };
  return data<WriteAnswer>({ position, refusal, typed }, { status: INVALID, headers: quietHeaders });
}

export default function WriteReview({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPage {...loaderData} answer={actionData} />;
}
