import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Lets the shop's flows create a session and its signed cookie as the library does. Adds no endpoint. */
export const sessionPlugin = {
  id: 'shop-session',
  endpoints: {
    issueSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), ipAddress: z.string(), userAgent: z.string() }) },
      async (ctx) => {
        const { userId, ...client } = ctx.body;
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(userId);
        if (!user) throw new APIError('UNAUTHORIZED');
        const session = await internalAdapter.createSession(userId, false, client);
        await setSessionCookie(ctx, { session, user }, false);
        return { sessionId: session.id, user };
      },
    ),
  },
} satisfies BetterAuthPlugin;
