import type { PageHandle } from '#domain/base/page-handle.ts';
import type { Route } from './+types/account-layout';
import { AccountArea } from './area/account-area.tsx';
import { signedInOnly } from './area/guard.ts';

export const handle: PageHandle = { robots: 'disallow', crumbs: 2 };

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const headers = () => ({ 'cache-control': 'no-store' });

export default AccountArea;
