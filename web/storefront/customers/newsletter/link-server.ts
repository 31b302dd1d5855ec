import type { Shop } from '#backend/shop.ts';
import { SEARCH_KIND, type WatchKind } from '#domain/customers/alerts/alert.ts';

/** Subject of a mailed link; the address is masked. */
export type LinkAbout = { about: 'letter' | WatchKind; email: string; isDone: boolean };
/** Subject of a link that ends something: one saved search beside others of the address, or the reminders of a machine. */
export type EndingLink =
  | LinkAbout
  | { about: 'search'; email: string; search: string; hasOthers: boolean; isDone: boolean }
  | { about: 'reminder'; machine: string; isDone: boolean };
/** Result of the page's button. */
export type LinkAnswer<Link = LinkAbout> = { at: number; state: 'done' | 'old' | 'limited'; link: Link | null };

export type EndingAnswer = LinkAnswer<EndingLink> & { isAll: boolean };

type Services = Pick<Shop, 'newsletter' | 'alerts'>;
type Stopping = Services & Pick<Shop, 'machines'>;

const MAX_TOKEN = 100;
export const tokenOf = (url: URL): string => (url.searchParams.get('t') ?? '').slice(0, MAX_TOKEN);

/** Subject of a confirmation link; does not use it. Null: no longer valid. */
export async function toConfirm({ newsletter, alerts }: Services, token: string): Promise<LinkAbout | null> {
  const reader = await newsletter.toConfirm(token);
  if (reader) return { about: 'letter', email: reader.email, isDone: reader.status === 'confirmed' };
  const watch = await alerts.toConfirm(token);
  return watch && { about: watch.kind, email: watch.email, isDone: watch.status !== 'pending' };
}

/** Confirms the subscription or alert of the link. */
export async function confirmLink({ newsletter, alerts }: Services, token: string, client: { ip: string }) {
  const link = await toConfirm({ newsletter, alerts }, token);
  const service = link && link.about !== 'letter' ? alerts : newsletter;
  const confirmed = await service.confirm(token, client);
  const state = confirmed.ok ? 'done' : confirmed.reason;
  return { at: Date.now(), state, link } satisfies LinkAnswer;
}

export async function toUnsubscribe(
  { newsletter, alerts, machines }: Stopping,
  token: string,
): Promise<EndingLink | null> {
  const reader = await newsletter.toUnsubscribe(token);
  if (reader) return { about: 'letter', email: reader.email, isDone: reader.status === 'unsubscribed' };
  const watch = await alerts.toUnsubscribe(token);
  if (watch) {
    const { kind, email, search, hasOthers } = watch;
    const isDone = watch.status === 'ended';
    return kind === SEARCH_KIND
      ? { about: 'search', email, search, hasOthers, isDone }
      : { about: kind, email, isDone };
  }
  const reminder = await machines.reminders.toStop(token);
  return reminder && { about: 'reminder', machine: reminder.machine, isDone: !reminder.isOn };
}

/** Ends what the link is about; `all`: all alerts of its address, where it is about one of them (alert-3). */
export async function unsubscribeLink(
  services: Stopping,
  token: string,
  { ip, all = false }: { ip: string; all?: boolean },
) {
  const link = await toUnsubscribe(services, token);
  const { newsletter, alerts, machines } = services;
  const ended =
    (await newsletter.unsubscribe(token, { ip, source: 'link' })) ||
    (await alerts.unsubscribe(token, { all })) ||
    (await machines.reminders.stop(token));
  return { at: Date.now(), state: ended ? 'done' : 'old', link, isAll: all } satisfies EndingAnswer;
}
