import type { BetterAuthPlugin } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import type { ShopContext } from '#backend/platform/context.ts';
import { baseLocale, isLocale } from '#domain/base/locale.ts';
import { guarded } from './guarded.ts';
import { providerIds } from './ids.ts';
import { realProviders } from './real.ts';
import { standIn } from './stand-in/stand-in.ts';

/**
 * Sign-in providers of the library: the configured ones, and in demo mode stand-ins for the others. Stores no provider
 * tokens, because the shop makes no calls after the sign-in.
 */
export const providersPlugin = (ctx: ShopContext) =>
  ({
    id: 'shop-providers',
    async init() {
      const real = await realProviders(ctx);
      const isReal = (id: string) => real.some((provider) => provider.id === id);
      const standIns = ctx.settings.SHOP_MODE === 'demo' ? providerIds.filter((id) => !isReal(id)) : [];
      const providers = [...real, ...standIns.map((id) => standIn(id, ctx))];
      return {
        context: { socialProviders: providers.map((provider) => guarded(provider, ctx)) },
        options: {
          // Apple posts its callback as a form from this origin
          trustedOrigins: isReal('apple') ? ['https://appleid.apple.com'] : [],
          databaseHooks: {
            account: {
              create: {
                before: async (account) => ({
                  data: { ...account, accessToken: null, refreshToken: null, idToken: null },
                }),
              },
            },
            user: {
              create: {
                before: async (user) => {
                  const state = await getOAuthState().catch(() => null);
                  if (!state) return { data: user };
                  const locale = isLocale(state.locale) ? state.locale : baseLocale;
                  return { data: { ...user, registerEmail: user.email, locale } };
                },
              },
            },
          },
        },
      };
    },
  }) satisfies BetterAuthPlugin;
