import { shopContext } from '#web/storefront/base/context.ts';
import type { TokenKind } from '../mail-links/token-kinds.ts';
import { answered, type PageRequest } from './asked.ts';
import { tokenOf } from './token-actions.ts';

const kindOf = { verify: 'verify', link: 'link', reset: 'reset', change: 'change_email', undo: 'undo_email' } as const;

/** Whether the link could be used now. Looking uses nothing up: scanners of mails may come as often as they like. */
export const isLinkLive = (kind: TokenKind, { context, url }: PageRequest): Promise<boolean> =>
  context.get(shopContext).auth.isLive(kindOf[kind], tokenOf(url));

export const tokenLoader = async (kind: TokenKind, page: PageRequest) =>
  answered({ isLive: await isLinkLive(kind, page) });

/** The same of the mail that verifies an address; `asksPassword`: the account was not made in this browser. */
export async function verifyLoader({ context, request, url }: PageRequest) {
  const { auth } = context.get(shopContext);
  return answered(await auth.linkToVerify(tokenOf(url), auth.clientOf(request)));
}
