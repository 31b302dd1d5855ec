import type { SignInService, Visitor } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { holderOfSession } from './queries.ts';
import { sessionTokens, TOKEN_SECONDS } from './session-token.ts';

export type CallerService = {
  /** A bearer token of the visitor's session and its lifetime in seconds. */
  token(visitor: Visitor): Promise<{ token: string; expiresIn: number }>;
  /**
   * The customer who sends a request: by bearer token, else by session cookie, else null. An invalid or expired token, or one
   * of an ended session, throws 'unauthenticated' even with a valid cookie.
   */
  of(headers: Headers): Promise<Visitor | null>;
  /** Like above, but throws 'unauthenticated' for guests. */
  signedIn(headers: Headers): Promise<Visitor>;
};

/** Authenticates callers of callables and of the document store (callable-1, callable-4). */
export function createCallerService(
  ctx: ShopContext,
  { auth }: { auth: Pick<SignInService, 'visitor'> },
): CallerService {
  const tokens = sessionTokens(ctx);

  async function holderOf(authorization: string): Promise<Visitor> {
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    const holder = await tokens.read(token);
    const visitor = holder && (await holderOfSession(ctx.db.kysely, holder));
    if (!visitor) throw new ShopError('unauthenticated', 'The token is not valid: ask for a new one.');
    return visitor;
  }

  async function of(headers: Headers): Promise<Visitor | null> {
    const authorization = headers.get('authorization');
    return authorization === null ? auth.visitor(headers) : holderOf(authorization);
  }

  return {
    async token(visitor) {
      return { token: await tokens.sign(visitor), expiresIn: TOKEN_SECONDS };
    },
    of,
    async signedIn(headers) {
      const visitor = await of(headers);
      if (!visitor) throw new ShopError('unauthenticated', 'Sign in first.');
      return visitor;
    },
  };
}
