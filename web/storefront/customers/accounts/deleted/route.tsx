import type { PageHandle } from '#domain/base/page-handle.ts';
import { titleMeta } from '#web/storefront/base/seo/page-meta.ts';
import { AccountDeleted } from '../own-details/account-deleted.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { robots: 'disallow' };

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = (page) => titleMeta(page, (t) => t('account.deleted.title'));

export default AccountDeleted;
