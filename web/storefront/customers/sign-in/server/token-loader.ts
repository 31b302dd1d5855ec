import { shopContext } from '#web/storefront/base/context.ts';
import type { TokenKind } from '../mail-links/token-kinds.ts';
import { answered, type PageRequest } from './asked.ts';
import { tokenOf } from './token-actions.ts';

const kindOf = { verify: 'verify', link: 'link', reset: 'reset', change: 'change_email', undo: 'undo_email' } as const;

/** Whether a link is valid; does not use it, because mail scanners open links. */
export const isLinkLive = (kind: TokenKind, { context, url }: PageRequest): Promise<boolean> =>
  context.get(shopContext).auth.isLive(kindOf[kind], tokenOf(url));

export const tokenLoader = async (kind: TokenKind, page: PageRequest) =>
  answered({ isLive: await isLinkLive(kind, page) });

/** Same for a verification link; `asksPassword`: the account was created in another browser. */
export async function verifyLoader({ context, request, url }: PageRequest) {
  const { auth } = context.get(shopContext);
  return answered(await auth.linkToVerify(tokenOf(url), auth.clientOf(request)));
}
