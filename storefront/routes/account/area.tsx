import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { signedInOnly } from '#storefront/features/account/area/guard.ts';
import type { Route } from './+types/area';

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const headers = () => ({ 'cache-control': 'no-store' });

export default AccountArea;
