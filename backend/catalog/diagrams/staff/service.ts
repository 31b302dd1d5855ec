import { sql } from 'kysely';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import { type FieldClash, type FieldEdit, mergeEdits } from '#domain/base/merge-edits.ts';
import { type FailBy, fail, type Ok, ok, type Result } from '#domain/base/result.ts';
import { slugOf } from '#domain/base/slug.ts';
import {
  type Hotspot,
  type HotspotClash,
  type HotspotEdit,
  hotspotProblems,
  MOST_HOTSPOTS,
  mergeHotspots,
} from '#domain/catalog/diagrams/hotspots.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { type DrawingField, type DrawingFields, fieldsOf, storedFields, wrongFields } from './drawing-fields.ts';
import { type DrawingRefusal, drawingOfFile } from './drawing-file.ts';
import { beginDraft, listDrawings, publishDraft, readDraft, readPublished, type StoredDrawing } from './queries.ts';

export type { DrawingField, DrawingFields } from './drawing-fields.ts';
export type { ListedDrawing } from './queries.ts';

/** The part of a place; null when no price list has it. */
export type DrawnPart = { name: string; isSold: boolean } | null;

export type OpenDrawing = {
  slug: string;
  fields: DrawingFields;
  width: number;
  height: number;
  spots: Hotspot[];
  parts: Record<string, DrawnPart>;
  version: number;
  isPublished: boolean;
  isDraft: boolean;
  changedAt: Date | null;
  changedBy: string | null;
};

export type DrawingEdits = { fields: FieldEdit<DrawingField>[]; spots: HotspotEdit[] };
export type DrawingClashes = {
  who: string | null;
  at: Date | null;
  fields: FieldClash<DrawingField>[];
  spots: HotspotClash[];
};
export type DrawingSaved =
  | Ok<{ version: number; others: boolean }>
  | FailBy<{ unknown: unknown; invalid: string[]; clash: DrawingClashes }>;
export type DrawingPublished = Result<
  { slug: string },
  'unknown' | 'changed' | 'invalid' | 'published_meanwhile',
  string[]
>;

const subjectOf = (slug: string) => `diagram:${slug}`;
const MOST_WORDS = 6;

/** Draws and numbers exploded drawings in the admin: drafts beside the shop, published as a whole (diagram-2). */
export function createStaffDiagrams(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { spareParts }: { spareParts: Pick<SparePartService, 'hits'> },
) {
  const { kysely } = db;

  const audit = (tx: Tx, actor: Actor, action: string, slug: string, after: Record<string, unknown> = {}) =>
    recordAudit(tx, actor, now(), { action: `diagrams.${action}`, subject: { kind: 'diagram', id: slug }, after });

  async function partsOf(spots: readonly Hotspot[]): Promise<Record<string, DrawnPart>> {
    const skus = [...new Set(spots.map(({ sku }) => sku))];
    const hits = await spareParts.hits(skus);
    return Object.fromEntries(
      skus.map((sku) => {
        const hit = hits.get(sku);
        return [sku, hit ? { name: hit.name.default, isSold: hit.isSold } : null];
      }),
    );
  }

  async function lockDraft(tx: Tx, slug: string): Promise<StoredDrawing | null> {
    if (!isPossibleId(slug)) return null;
    await beginDraft(tx, slug, now());
    return readDraft(tx, slug, true);
  }

  const store = (tx: Tx, slug: string, actor: Actor, values: { fields: DrawingFields; spots: readonly Hotspot[] }) =>
    tx
      .updateTable('diagram_draft')
      .set({
        ...storedFields(values.fields),
        hotspots: JSON.stringify(values.spots),
        version: sql`version + 1`,
        changed_at: now(),
        changed_by: nameOf(actor),
      })
      .where('slug', '=', slug)
      .execute();

  return {
    list(actor: Actor, text: string) {
      authorise(actor, 'products.read', { subject: 'diagrams' });
      return listDrawings(kysely, text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS));
    },

    /** A drawing as it is worked on, with the parts of its places; null when there is none. */
    async open(actor: Actor, slug: string): Promise<OpenDrawing | null> {
      authorise(actor, 'products.read', { subject: subjectOf(slug) });
      const [draft, published] = isPossibleId(slug)
        ? [await readDraft(kysely, slug), await readPublished(kysely, slug)]
        : [];
      const shown = draft ?? published;
      if (!shown) return null;
      const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(shown.drawing)?.[1] ?? '').split(' ').map(Number);
      const { version, changedAt, changedBy, hotspots } = shown;
      return {
        slug,
        width,
        height,
        version,
        changedAt,
        changedBy,
        fields: fieldsOf(shown),
        spots: hotspots.toSorted((a, b) => a.number - b.number),
        parts: await partsOf(hotspots),
        isPublished: Boolean(published),
        isDraft: Boolean(draft),
      };
    },

    /** The SVG of the draft, else of the published drawing. */
    async drawing(actor: Actor, slug: string): Promise<string | null> {
      authorise(actor, 'products.read', { subject: subjectOf(slug) });
      if (!isPossibleId(slug)) return null;
      return ((await readDraft(kysely, slug)) ?? (await readPublished(kysely, slug)))?.drawing ?? null;
    },

    /** Begins a drawing from an uploaded picture; it is a draft until it is published. */
    async begin(
      actor: Actor,
      fields: DrawingFields,
      bytes: Uint8Array,
    ): Promise<Ok<{ slug: string }> | FailBy<{ invalid: DrawingField[]; exists: string; file: DrawingRefusal }>> {
      authorise(actor, 'products.edit', { subject: 'diagrams' });
      const wrong = wrongFields(fields);
      if (wrong.length > 0) return fail('invalid', wrong);
      const drawn = await drawingOfFile(bytes);
      if (!drawn.ok) return { ok: false, reason: 'file', details: drawn.reason };
      const slug = slugOf(`${fields.make} ${fields.model} ${fields.nameFi}`);
      return inTransaction(kysely, async (tx) => {
        const known = await readPublished(tx, slug);
        const made = known
          ? { numInsertedOrUpdatedRows: 0n }
          : await tx
              .insertInto('diagram_draft')
              .values({
                slug,
                ...storedFields(fields),
                drawing: drawn.value,
                hotspots: '[]',
                changed_at: now(),
                changed_by: nameOf(actor),
              })
              .onConflict((conflict) => conflict.column('slug').doNothing())
              .executeTakeFirst();
        if (!made.numInsertedOrUpdatedRows) return { ok: false, reason: 'exists', details: slug };
        await audit(tx, actor, 'begin', slug);
        return ok({ slug });
      });
    },

    /** Saves what a person changed; places and fields that only a colleague changed stay (diagram-2). */
    save(actor: Actor, slug: string, edits: DrawingEdits): Promise<DrawingSaved> {
      authorise(actor, 'products.edit', { subject: subjectOf(slug) });
      return inTransaction(kysely, async (tx): Promise<DrawingSaved> => {
        const draft = await lockDraft(tx, slug);
        if (!draft) return fail('unknown');
        const stored = fieldsOf(draft);
        const merged = mergeEdits(stored, edits.fields);
        const { spots, clashes } = mergeHotspots(draft.hotspots, edits.spots);
        if (merged.clashes.length + clashes.length > 0) {
          const { changedBy: who, changedAt: at } = draft;
          return { ok: false, reason: 'clash', details: { who, at, fields: merged.clashes, spots: clashes } };
        }
        const fields = { ...stored, ...merged.changes };
        const wrong = [
          ...wrongFields(fields),
          ...hotspotProblems(spots).map(({ index, problem }) => `${spots[index]?.number} ${problem}`),
        ];
        if (wrong.length > 0 || spots.length > MOST_HOTSPOTS) return { ok: false, reason: 'invalid', details: wrong };
        await store(tx, slug, actor, { fields, spots });
        const counts = { places: spots.length, changed: edits.spots.length };
        await audit(tx, actor, 'edit', slug, { ...counts, ...merged.changes });
        const isOthers = merged.others.length > 0 || spots.length !== edits.spots.filter(({ mine }) => mine).length;
        return ok({ version: draft.version + 1, others: isOthers });
      });
    },

    /** Puts another picture under the places, which stay where they are. */
    async replace(actor: Actor, slug: string, bytes: Uint8Array): Promise<Result<null, 'unknown' | DrawingRefusal>> {
      authorise(actor, 'products.edit', { subject: subjectOf(slug) });
      const drawn = await drawingOfFile(bytes);
      if (!drawn.ok) return fail(drawn.reason);
      return inTransaction(kysely, async (tx): Promise<Result<null, 'unknown' | DrawingRefusal>> => {
        if (!(await lockDraft(tx, slug))) return fail('unknown');
        const changed = { version: sql<number>`version + 1`, changed_at: now(), changed_by: nameOf(actor) };
        await tx
          .updateTable('diagram_draft')
          .set({ drawing: drawn.value, ...changed })
          .where('slug', '=', slug)
          .execute();
        await audit(tx, actor, 'replace', slug);
        return ok(null);
      });
    },

    /**
     * Shows the draft in the shop, as the person saw it. New places must name a part of a price list; `details` names those that do
     * not. `published_meanwhile`: an import changed the shop's drawing since the draft began; `over` writes over it.
     */
    async publish(actor: Actor, slug: string, seenVersion: number, over = false): Promise<DrawingPublished> {
      authorise(actor, 'products.edit', { subject: subjectOf(slug) });
      // before the transaction: parts may be a supplier's system, and the version below says that the places are still these
      const seen = isPossibleId(slug) ? await readDraft(kysely, slug) : null;
      const parts = await partsOf(seen?.hotspots ?? []);
      return inTransaction(kysely, async (tx): Promise<DrawingPublished> => {
        const draft = seen && (await readDraft(tx, slug, true));
        if (!draft) return fail('unknown');
        if (draft.version !== seen.version) return fail('changed');
        if (draft.version !== seenVersion) return fail('changed');
        const published = await readPublished(tx, slug);
        if (!over && published && draft.base !== published.base) return fail('published_meanwhile');
        const before = new Set(published?.hotspots.map(({ sku }) => sku));
        const unknown = Object.keys(parts).filter((sku) => !parts[sku] && !before.has(sku));
        if (unknown.length > 0 || draft.hotspots.length === 0) return fail('invalid', unknown);
        await publishDraft(tx, slug);
        await audit(tx, actor, 'publish', slug, { places: draft.hotspots.length });
        await sql`select pg_notify(${CATALOG_CHANGED}, 'diagram')`.execute(tx);
        return ok({ slug });
      });
    },

    /** Throws a draft away; the published drawing stays. */
    discard(actor: Actor, slug: string): Promise<boolean> {
      authorise(actor, 'products.edit', { subject: subjectOf(slug) });
      return inTransaction(kysely, async (tx) => {
        const gone = await tx.deleteFrom('diagram_draft').where('slug', '=', slug).executeTakeFirst();
        if (gone.numDeletedRows === 0n) return false;
        await audit(tx, actor, 'discard', slug);
        return true;
      });
    },
  };
}

export type StaffDiagramService = ReturnType<typeof createStaffDiagrams>;
