import { accountMeta } from '#storefront/features/account/area/account-meta.ts';
import { AccountDeleted } from '#storefront/features/account/own-details/account-deleted.tsx';

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta = accountMeta((t) => t('account.deleted.title'));

export default AccountDeleted;
