import { shopContext } from '#storefront/context.ts';
import { accountMeta } from '#storefront/features/account/area/account-meta.ts';
import { visitorContext } from '#storefront/features/account/area/guard.ts';
import { doWishAct } from '#storefront/features/wish-lists/acts/do-act.ts';
import { sendAndTell } from '#storefront/features/wish-lists/acts/tell-outcome.ts';
import { ListsPage } from '#storefront/features/wish-lists/lists-page.tsx';
import type { Route } from './+types/wish-lists';

export const meta = accountMeta((t) => t('wishes.title'));

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
