import type { Kysely } from 'kysely';
import { type AuditEntry, auditEntries } from '#backend/platform/audit/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { textsAbout } from '#backend/platform/text-messages/service.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { replacementsOf } from './replacements.ts';
import type { TimelineDetails, TimelineEntry } from './timeline-entry.ts';

export type { TimelineEntry };

/** Audit entries that have no event of the order; the other changes would be shown twice. */
const ONLY_AUDITED = ['orders.assign', 'orders.tag', 'orders.resend', 'gift-cards.redirect', 'orders.expect'];
const TEXTS = ['from', 'to', 'tracking', 'why', 'assignee', 'kind', 'sku', 'day'] as const;

/** Picks what may be shown: events also hold stamps and ids of the gateway. */
function shown(details: Record<string, unknown>): TimelineDetails {
  const picked: TimelineDetails = {};
  for (const name of TEXTS) {
    const value = details[name];
    if (typeof value === 'string') picked[name] = value;
  }
  const { cents, fields, tags } = details;
  if (typeof cents === 'number') picked.cents = cents;
  if (Array.isArray(fields)) picked.fields = fields.map(String);
  if (Array.isArray(tags)) picked.tags = tags.map(String);
  return picked;
}

const ofAudit = ({ id, at, actor, action, after, reason, outcome }: AuditEntry): TimelineEntry => ({
  id: `a${id}`,
  at,
  kind: action,
  by: actor.name,
  text: null,
  details: { ...shown(after ?? {}), ...(reason && { reason }), ...(outcome === 'refused' && { isRefused: true }) },
});

/** Events, notes, text messages and audit entries of an order, newest first. */
export async function timelineOf(
  db: Kysely<Tables>,
  { id, number }: { id: string; number: OrderNumber },
): Promise<TimelineEntry[]> {
  const events = await db.selectFrom('order_event').selectAll().where('order_id', '=', id).execute();
  const notes = await db.selectFrom('order_note').selectAll().where('order_id', '=', id).execute();
  const texts = await textsAbout(db, id);
  const audit = await auditEntries(db, { subject: { kind: 'order', id: number }, limit: 200 });
  const entries: TimelineEntry[] = [
    ...events.map((event) => {
      const details = (event.details ?? {}) as Record<string, unknown>;
      const by = typeof details.by === 'string' ? details.by : null;
      return { id: `e${event.id}`, at: event.at, kind: event.kind, by, details: shown(details), text: null };
    }),
    ...notes.map((note) => ({
      id: `n${note.id}`,
      at: note.at,
      kind: 'note',
      by: note.author,
      details: {},
      text: note.body,
    })),
    ...(await replacementsOf(db, id)),
    ...texts.map(({ id: textId, kind, status, created_at, sent_at }) => ({
      id: `t${textId}`,
      at: sent_at ?? created_at,
      kind: `text.${status}`,
      by: null,
      details: { kind },
      text: null,
    })),
    ...audit.filter(({ action, outcome }) => outcome === 'refused' || ONLY_AUDITED.includes(action)).map(ofAudit),
  ];
  return entries.toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.id.localeCompare(a.id));
}
