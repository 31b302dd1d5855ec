import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { isConnectionLost, withConnectionToast } from '#web/storefront/base/connection-toast.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { links } from '#web/storefront/base/links.ts';
import { pageNotFound } from '#web/storefront/base/seo/not-found.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { asked, quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';
import { classes } from '#web/ui/classes.ts';
import { returnAction } from '../return-actions.ts';
import styles from '../returns.module.css';
import { ReturnsPage } from '../returns-page.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'disallow', crumbs: 'title' };

export const headers = () => quietHeaders;

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('return.title'));

/** Returns of an order by its secret (return-3). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const shown = await shop.withdrawals.byLine.page({ secret: params.secret }, localeOf(url.pathname));
  if (!shown) throw pageNotFound(url);
  return data({ shown, formKey: randomUUID(), secret: params.secret }, { headers: quietHeaders });
}

export async function action(args: Route.ActionArgs) {
  const answer = await returnAction(await asked(args), { secret: args.params.secret });
  if (!answer) throw pageNotFound(args.url);
  return answer;
}

export const clientAction = ({ serverAction, url }: Route.ClientActionArgs) =>
  withConnectionToast(serverAction, localeOf(url.pathname), 'withdrawal.failed');

export default function GuestReturns({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const { secret, ...given } = loaderData;
  return (
    <>
      <CrumbTrail title={t('return.title')} />
      <div className={classes('wrap', styles.guest)}>
        <ReturnsPage
          {...given}
          answer={isConnectionLost(actionData) ? undefined : actionData}
          orderPage={to.guestOrder(secret)}
          withdrawal={to.withdrawal(secret)}
        />
      </div>
    </>
  );
}
