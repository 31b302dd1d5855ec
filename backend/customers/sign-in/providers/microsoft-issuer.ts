import type { JWTPayload } from 'jose';
import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';

type Context = Pick<ShopContext, 'fetch' | 'settings'>;

export const MICROSOFT = 'https://login.microsoftonline.com';
/** Tenant of all personal accounts. */
const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad';

const discovery = z.object({ issuer: z.string() });
const issuerOf = (tenantId: string) => `${MICROSOFT}/${tenantId}/v2.0`;

/**
 * Whether the issuer of an ID token is allowed by `MICROSOFT_TENANT`: each tenant has its own issuer, named by its id.
 * The id of a tenant set by domain is fetched once.
 */
export function microsoftIssuer({ fetch, settings }: Context): (claims: JWTPayload) => Promise<boolean> {
  const tenant = settings.MICROSOFT_TENANT.toLowerCase();
  let ofDomain: string | null = null;

  async function askedFor(): Promise<string> {
    const response = await fetch(`${MICROSOFT}/${tenant}/v2.0/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(settings.SIGN_IN_TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`the tenant's discovery responded ${response.status}`);
    return discovery.parse(await response.json()).issuer;
  }

  return async ({ iss, tid }) => {
    const { success, data: tenantId } = z.guid().safeParse(tid);
    if (!success || iss !== issuerOf(tenantId)) return false;
    if (tenant === 'common') return true;
    if (tenant === 'organizations') return tenantId !== PERSONAL;
    if (tenant === 'consumers') return tenantId === PERSONAL;
    if (!tenant.includes('.')) return tenantId === tenant;
    ofDomain ??= await askedFor();
    return iss === ofDomain;
  };
}
