import type { Shop } from '#backend/shop.ts';
import type { WatchKind } from '#domain/customers/alerts/product-watch.ts';

/** Subject of a mailed link; the address is masked. */
export type LinkAbout = { about: 'letter' | WatchKind; email: string; isDone: boolean };
/** Result of the page's button. */
export type LinkAnswer = { at: number; state: 'done' | 'old' | 'limited'; link: LinkAbout | null };

type Services = Pick<Shop, 'newsletter' | 'productWatches'>;

const MAX_TOKEN = 100;
export const tokenOf = (url: URL): string => (url.searchParams.get('t') ?? '').slice(0, MAX_TOKEN);

/** Subject of a confirmation link; does not use it. Null: no longer valid. */
export async function toConfirm({ newsletter, productWatches }: Services, token: string): Promise<LinkAbout | null> {
  const reader = await newsletter.toConfirm(token);
  if (reader) return { about: 'letter', email: reader.email, isDone: reader.status === 'confirmed' };
  const watch = await productWatches.toConfirm(token);
  return watch && { about: watch.kind, email: watch.email, isDone: watch.status !== 'pending' };
}

/** Confirms the subscription or alert of the link. */
export async function confirmLink({ newsletter, productWatches }: Services, token: string, client: { ip: string }) {
  const link = await toConfirm({ newsletter, productWatches }, token);
  const service = link && link.about !== 'letter' ? productWatches : newsletter;
  const confirmed = await service.confirm(token, client);
  const state = confirmed.ok ? 'done' : confirmed.reason;
  return { at: Date.now(), state, link } satisfies LinkAnswer;
}

export async function toUnsubscribe(
  { newsletter, productWatches }: Services,
  token: string,
): Promise<LinkAbout | null> {
  const reader = await newsletter.toUnsubscribe(token);
  if (reader) return { about: 'letter', email: reader.email, isDone: reader.status === 'unsubscribed' };
  const watch = await productWatches.toUnsubscribe(token);
  return watch && { about: watch.kind, email: watch.email, isDone: watch.status === 'ended' };
}

export async function unsubscribeLink({ newsletter, productWatches }: Services, token: string, { ip }: { ip: string }) {
  const link = await toUnsubscribe({ newsletter, productWatches }, token);
  const ended =
    (await newsletter.unsubscribe(token, { ip, source: 'link' })) || (await productWatches.unsubscribe(token));
  return { at: Date.now(), state: ended ? 'done' : 'old', link } satisfies LinkAnswer;
}
