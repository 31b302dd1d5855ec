import { Hono } from 'hono';
import { z } from 'zod';
import type { SignInService } from '#backend/customers/sign-in/service.ts';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import { locales } from '#domain/base/locale.ts';
import type { ContractPriceService, OwnPrice } from './service.ts';

/** A page shows fewer; a script asks in parts. */
const MAX_SKUS = 100;
const input = z.object({
  skus: z.array(z.string().refine(isPossibleId, 'must be a product code')).max(MAX_SKUS),
  locale: z.enum(locales).default('fi'),
});

export type OwnPricesAnswer = { prices: OwnPrice[] };

type Deps = { auth: Pick<SignInService, 'visitor'>; contractPrices: Pick<ContractPriceService, 'ofSkus'> };

/** Mounted at /api: pages are the same for every visitor, and a company's members fetch their own prices here (contract-5). */
export function ownPriceRoutes({ auth, contractPrices }: Deps) {
  return new Hono().post('/own-prices', async (c) => {
    c.header('cache-control', 'no-store');
    const visitor = await auth.visitor(c.req.raw.headers);
    if (!visitor) throw new ShopError('unauthenticated', 'Sign in first.');
    const { skus, locale } = parseInput(input, await readJson(c));
    return c.json<OwnPricesAnswer>({ prices: await contractPrices.ofSkus(visitor.userId, skus, locale) });
  });
}
