import type { AuthService, Visitor } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { holderOfSession } from './queries.ts';
import { sessionTokens, TOKEN_SECONDS } from './session-token.ts';

export type CallerService = {
  /** A bearer token of the visitor's session, and for how many seconds it is good. */
  token(visitor: Visitor): Promise<{ token: string; expiresIn: number }>;
  /**
   * The customer who makes a request of a JSON door: by bearer token, else by session cookie, else null. A token that is
   * forged, too old or of a session that has ended is 'unauthenticated' whatever cookie comes with it.
   */
  of(headers: Headers): Promise<Visitor | null>;
  /** The same, and a guest is 'unauthenticated'. */
  signedIn(headers: Headers): Promise<Visitor>;
};

/** Who calls the doors for programs: callables (spec 7) and the document store. */
export function createCallerService(ctx: ShopContext, { auth }: { auth: Pick<AuthService, 'visitor'> }): CallerService {
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
