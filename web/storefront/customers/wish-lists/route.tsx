import { shopContext } from '#web/storefront/base/context.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { visitorContext } from '#web/storefront/customers/accounts/area/guard.ts';
import type { Route } from './+types/route';
import { doWishAct } from './acts/do-act.ts';
import { sendAndTell } from './acts/tell-outcome.ts';
import { ListsPage } from './lists-page.tsx';

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('wishes.title'));

export const headers = () => ({ 'cache-control': 'no-store' });

export async function loader({ context }: Route.LoaderArgs) {
  const { wishLists } = context.get(shopContext);
  return { lists: await wishLists.overview(context.get(visitorContext)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { wishLists } = context.get(shopContext);
  return doWishAct({ wishLists, visitor: context.get(visitorContext), form: await request.formData() });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendAndTell(request, serverAction);

export default function WishListsRoute({ loaderData }: Route.ComponentProps) {
  return <ListsPage {...loaderData} />;
}
