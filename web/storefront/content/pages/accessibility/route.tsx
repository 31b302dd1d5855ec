import { useState } from 'react';
import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { STATEMENT } from '#domain/base/page-path.ts';
import { loaded, useI18n } from '#web/messages/i18n.tsx';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { crumbsMeta } from '#web/storefront/base/crumbs-meta.ts';
import { links } from '#web/storefront/base/links.ts';
import { previewHeaders, previewOf, withPreviewHeaders } from '#web/storefront/base/preview/preview-headers.ts';
import { PreviewNote } from '#web/storefront/base/preview/preview-note.tsx';
import { pageMeta } from '#web/storefront/base/seo/page-meta.ts';
import { contactStep, statusOf } from '#web/storefront/content/contact/contact-action.ts';
import type { ContactResult } from '#web/storefront/content/contact/contact-result.ts';
import { FeedbackSection } from '#web/storefront/content/contact/feedback-section.tsx';
import { openedForm } from '#web/storefront/content/contact/opened-form.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { loadBlocks } from '../blocks/load-blocks.ts';
import { UpdatedOn } from '../updated-on.tsx';
import type { Route } from './+types/route';

// a word wider than a phone may break between its parts
const JOINT = /(?<=Saavutettavuus)(?=seloste)/;

// the form contains data of the signed-in customer
const KEPT_NOWHERE = { 'cache-control': 'no-store' };
export const headers = previewHeaders;

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname);
  const t = loaded(locale);
  const { title = t('contact.statementTitle'), description = t('contact.statementDescription') } =
    loaderData?.statement ?? {};
  const noindex = loaderData?.statement?.isPreview ?? false;
  return [
    ...pageMeta({ matches, locale, path: links(locale).accessibility(), title, description, noindex }),
    ...crumbsMeta({ matches, location }, { title }),
  ];
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const locale = localeOf(url.pathname);
  const page = await shop.content.page(STATEMENT, locale, previewOf(url));
  const statement = page && {
    title: page.title,
    description: page.description,
    lang: page.lang,
    updatedOn: page.updatedOn,
    isPreview: page.isPreview,
    blocks: await loadBlocks(shop, page.blocks, locale),
  };
  const given = await openedForm(shop, request);
  return withPreviewHeaders({ statement, given }, statement?.isPreview ?? false, KEPT_NOWHERE);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const answer = await contactStep({
    shop: context.get(shopContext),
    request,
    locale: localeOf(url.pathname),
    aboutOf: () => ({ kind: 'accessibility' }),
  });
  return data(answer, { status: statusOf(answer), headers: KEPT_NOWHERE });
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'contact.failed');

/** Never reloads: the form would lose what was typed. */
export const shouldRevalidate = () => false;

export default function Accessibility({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n();
  const [answer, setAnswer] = useState<ContactResult>();
  if (actionData && !isConnectionLost(actionData) && actionData !== answer) setAnswer(actionData);
  const { statement, given } = loaderData;
  const title = statement?.title ?? t('contact.statementTitle');
  return (
    <>
      <PreviewNote isPreview={statement?.isPreview ?? false} />
      <CrumbTrail title={title} />
      <div className="wrap article">
        <header>
          <h1 lang={statement?.lang}>{title.replace(JOINT, '\u00ad')}</h1>
          {statement && (
            <p className="lead" lang={statement.lang}>
              {statement.description}
            </p>
          )}
          <UpdatedOn day={statement?.updatedOn ?? null} />
        </header>
        {statement && <Blocks blocks={statement.blocks} lang={statement.lang} />}
        <FeedbackSection given={given} answer={answer} />
      </div>
    </>
  );
}
