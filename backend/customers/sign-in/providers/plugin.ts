import type { BetterAuthPlugin, OAuthProvider } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import type { ShopContext } from '#backend/platform/context.ts';
import { baseLocale, isLocale } from '#domain/base/locale.ts';
import { guarded } from './guarded.ts';
import { type ProviderId, providerIds } from './ids.ts';
import { realProviders } from './real.ts';

/** Makes the simulated provider of a demo shop. */
export type SimulatedProvider = (id: ProviderId, ctx: ShopContext) => OAuthProvider;

/**
 * Sign-in providers of the library: the configured ones, and in demo mode simulated ones for the others. Stores no provider
 * tokens, because the shop makes no calls after the sign-in.
 */
export const providersPlugin = (ctx: ShopContext, simulatedProvider: SimulatedProvider | null) =>
  ({
    id: 'shop-providers',
    async init() {
      const real = await realProviders(ctx);
      const isReal = (id: string) => real.some((provider) => provider.id === id);
      const simulated = simulatedProvider
        ? providerIds.filter((id) => !isReal(id)).map((id) => simulatedProvider(id, ctx))
        : [];
      const providers = [...real, ...simulated];
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
