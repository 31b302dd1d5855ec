import { accountMeta } from '../area/account-meta.ts';
import { AccountDeleted } from '../own-details/account-deleted.tsx';

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta = accountMeta((t) => t('account.deleted.title'));

export default AccountDeleted;
