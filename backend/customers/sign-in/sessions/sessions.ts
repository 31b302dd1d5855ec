import type { Kysely } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Client } from '#backend/platform/http-kit/client.ts';
import { type Device, deviceOf } from '#backend/platform/http-kit/device.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import { ownRequest } from '#backend/platform/logs/security/request-scope.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import type { AuthLibrary } from '../library.ts';
import { deviceCookies } from '../limits/known-device.ts';
import { findVisitor } from '../queries.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { endedHintCookie, hintCookie } from './cookies.ts';
import { sessionToken } from './session-cookie.ts';

/** A signed-in customer and the cookies to set. */
export type SignedIn = { cookies: string[]; visitor: Visitor };

/** A device on which a customer is signed in. */
export type OwnSession = Device & { id: string; current: boolean; ip: string; lastSeen: Date; since: Date };

/**
 * Ends the sessions of a customer (null: of everybody) except `except`. Returns how many. Bearer tokens of these
 * sessions end too.
 */
export async function endSessions(tx: Kysely<Tables>, userId: string | null, except?: string): Promise<number> {
  let ended = tx.deleteFrom('auth_session');
  if (userId !== null) ended = ended.where('user_id', '=', userId);
  if (except) ended = ended.where('id', '<>', except);
  const { numDeletedRows } = await ended.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export function createSessions({ db, settings, log }: ShopContext, library: AuthLibrary) {
  const secure = settings.COOKIE_SECURE;

  /** Sessions that began earlier are over, however much they are used. */
  const oldest = () => new Date(Date.now() - settings.SESSION_MAX_DAYS * DAY_MS);

  async function visitor(headers: Headers): Promise<Visitor | null> {
    // most visitors are guests: no query for them
    const token = sessionToken(headers, { secret: settings.SHOP_SECRET });
    const found = token === null ? null : await findVisitor(db.kysely, token, oldest());
    const request = ownRequest();
    if (found && request) request.customer = found.userId;
    return found;
  }

  /** Cookies besides the session's: the sign-in hint and the known device. */
  const marks = (headers: Headers, signedIn: Visitor) => [
    hintCookie(secure),
    ...deviceCookies({ secret: settings.SHOP_SECRET, secure }, headers, signedIn),
  ];

  return {
    marks,

    /** The customer of the request's session cookie, or null. Writes nothing. */
    visitor,

    /**
     * Same as `visitor` for a page in use: extends its session to 30 days from now, written at most once an hour.
     * Returns the cookies to set; for an ended session, those that clear it.
     */
    async renew(headers: Headers): Promise<{ visitor: Visitor | null; cookies: string[] }> {
      const query = { disableCookieCache: true };
      const { response: found, headers: set } = await library.api.getSession({ headers, query, returnHeaders: true });
      const cookies = set.getSetCookie();
      if (!found) return { visitor: null, cookies: [...cookies, endedHintCookie(secure)] };
      if (found.session.createdAt < oldest()) {
        const left = await library.api.signOut({ headers, returnHeaders: true });
        return { visitor: null, cookies: [...left.headers.getSetCookie(), endedHintCookie(secure)] };
      }
      if (cookies.length > 0) cookies.push(hintCookie(secure));
      return { visitor: visitorOf(found.user, found.session.id), cookies };
    },

    /** Signs a customer in on this device and ends the session that was there. Call it outside of transactions. */
    async issue(userId: string, client: Client): Promise<SignedIn> {
      const before = await visitor(client.headers);
      if (before) await db.kysely.deleteFrom('auth_session').where('id', '=', before.sessionId).execute();
      const { headers, response } = await library.api.issueSession({
        body: { userId, ipAddress: client.ip, userAgent: client.userAgent },
        headers: client.headers,
        returnHeaders: true,
      });
      const signedIn = visitorOf(response.user, response.sessionId);
      return { cookies: [...headers.getSetCookie(), ...marks(client.headers, signedIn)], visitor: signedIn };
    },

    /** Ends the session of the request, if any. Returns the cookies that clear it. */
    async signOut(headers: Headers): Promise<string[]> {
      const before = await visitor(headers);
      const ended = await library.api.signOut({ headers, returnHeaders: true });
      if (before) note(log, 'sign-out', { customer: before.userId });
      return [...ended.headers.getSetCookie(), endedHintCookie(secure)];
    },

    /** Devices of the customer, the last used first. */
    async own({ userId, sessionId }: Visitor): Promise<OwnSession[]> {
      const rows = await db.kysely
        .selectFrom('auth_session')
        .select(['id', 'ip_address', 'user_agent', 'created_at', 'updated_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', new Date())
        .orderBy('updated_at', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        current: row.id === sessionId,
        ip: row.ip_address ?? '',
        lastSeen: row.updated_at,
        since: row.created_at,
        ...deviceOf(row.user_agent ?? ''),
      }));
    },

    /** Ends one of the customer's sessions; false when it is not theirs. */
    async end({ userId }: Visitor, id: string): Promise<boolean> {
      const ended = await db.kysely
        .deleteFrom('auth_session')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      if (ended) note(log, 'session-ended', { customer: userId, because: 'owner', count: 1 });
      return ended !== undefined;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
