import type { PictureService } from '#backend/catalog/media/service.ts';
import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { chrome } from '#domain/base/brand-colours.ts';
import type { Localized } from '#domain/base/locale.ts';
import { type FieldClash, type FieldEdit, mergeEdits } from '#domain/base/merge-edits.ts';
import { type Fail, fail, type Ok, ok, type Result } from '#domain/base/result.ts';
import {
  type FactSection,
  type FactTexts,
  type FieldKind,
  fieldAt,
  jsonOf,
  readSection,
  type ShopFacts,
  writeSection,
} from '#domain/content/shop-facts/sections.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { changedFacts, changedTokens, firstFacts, putInForce } from './in-force.ts';
import { logoOf } from './logo.ts';
import { addVersion, lockFacts, readSaved, readVersions, type SavedSection, SHOP_FACTS_CHANGED } from './queries.ts';

export type SectionSummary = {
  id: string;
  /** Of sections that come from data. */
  name?: Localized;
  version: number;
  savedAt: Date | null;
  savedBy: string | null;
};
/** A field that cannot be saved: the kind of value it wants, and the line of a list, from 0. */
export type FieldProblem = { field: string; kind: FieldKind | 'too_long'; line: number | null };
export type SettingClash = FieldClash & { who: string | null; at: Date | null };

export type OpenSection = SectionSummary & {
  section: FactSection;
  fields: FactTexts;
  /** Earlier versions, newest first; version 0 is shop.config.ts. `changed`: names of the fields that differ from the one before. */
  history: { version: number; at: Date | null; by: string | null; changed: string[] }[];
};

type Refused =
  | Fail<'unknown'>
  | Fail<'invalid', FieldProblem[]>
  | Fail<'conflict', { version: number; clashes: SettingClash[] }>;
export type SectionSaved = Ok<{ version: number; before: number; changed: string[]; others: string[] }> | Refused;
/** What saving would change. */
export type SectionPreview = Ok<{ field: string; before: string; after: string }[]> | Refused;
/** What saving would store: the fields with the edits, and the names of those that differ. */
type Plan =
  | Ok<{ version: number; stored: FactTexts; fields: FactTexts; changed: string[]; others: string[] }>
  | Refused;

type Deps = {
  parseFacts: (facts: unknown) => Result<ShopFacts, 'invalid', { path: string }[]>;
  /** The sections that these facts have. */
  sectionsOf: (facts: ShopFacts) => FactSection[];
  pictures: Pick<PictureService, 'source'>;
  /** Called whenever facts are put in force. */
  onLoaded?: () => void;
};

const MOST_VERSIONS = 20;
/** Of an integer column. */
const MOST_VERSION = 2_147_483_647;
/** The section that holds the whole facts of a shop that was set up in the browser. */
const BASE = 'base';

/** The shop's facts as data: shop.config.ts gives the first values, staff change them by sections (setting-1). */
export function createShopFactsService(
  { db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>,
  { parseFacts, sectionsOf, pictures, onLoaded = () => {} }: Deps,
) {
  // what the first run wrote takes the place of shop.config.ts
  let base = firstFacts;
  let sections = sectionsOf(base);
  const sectionOf = (id: string) => sections.find((section) => section.id === id);
  let onChanged = () => {};

  /** The facts with what is saved; a section that does not fit the file any more is left out and logged. */
  function factsWith(saved: readonly SavedSection[]): ShopFacts {
    let facts = base;
    for (const { section: id, fields } of saved) {
      if (id === BASE) continue;
      const section = sectionOf(id);
      const parsed = section && parseFacts(writeSection(jsonOf(facts), section, fields));
      if (parsed?.ok) facts = parsed.value;
      else log.error({ section: id, problems: parsed?.details }, 'settings of this section do not fit shop.config.ts');
    }
    return facts;
  }

  async function load(): Promise<void> {
    const saved = await readSaved(db.kysely);
    const written = saved.find(({ section }) => section === BASE);
    const parsed = written && parseFacts(JSON.parse(written.fields.facts ?? '{}'));
    if (parsed && !parsed.ok) log.error({ problems: parsed.details }, 'the facts of the first run do not fit');
    base = parsed?.ok ? parsed.value : firstFacts;
    sections = sectionsOf(base);
    putInForce(factsWith(saved));
    onLoaded();
    onChanged();
  }

  async function plan(tx: Tx, section: FactSection, edits: readonly FieldEdit[]): Promise<Plan> {
    const saved = await readSaved(tx);
    const facts = factsWith(saved);
    const stored = readSection(facts, section);
    const known = edits.filter(({ field }) => field in stored);
    const isList = (field: string) => section.fields.some(({ name, columns }) => name === field && columns);
    const { changes, clashes, others } = mergeEdits(stored, known, isList);
    const version = saved.find((one) => one.section === section.id)?.version ?? 0;
    if (clashes.length > 0) return fail('conflict', { version, clashes: await named(tx, section.id, clashes) });
    const wanted = Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? '']));
    const written = writeSection(jsonOf(facts), section, wanted);
    const parsed = parseFacts(written);
    if (!parsed.ok)
      return fail(
        'invalid',
        (parsed.details ?? []).flatMap(({ path }) => problemAt(section, path)),
      );
    // as the form shows them again: 9–18 for what was typed as 09:00-18.00
    const fields = readSection(parsed.value, section);
    const changed = Object.keys(fields).filter((field) => fields[field] !== stored[field]);
    return ok({ version, stored, fields, changed, others });
  }

  async function saveLocked(
    actor: Actor,
    tx: Tx,
    section: FactSection,
    edits: readonly FieldEdit[],
  ): Promise<SectionSaved> {
    const planned = await plan(tx, section, edits);
    if (!planned.ok) return planned;
    const { version, stored, fields, changed, others } = planned.value;
    if (changed.length === 0) return ok({ version, before: version, changed, others });
    await addVersion(tx, { section: section.id, version: version + 1, fields, savedAt: now(), savedBy: nameOf(actor) });
    await recordAudit(tx, actor, now(), {
      action: 'settings.edit',
      subject: { kind: 'setting', id: section.id },
      before: pick(stored, changed),
      after: pick(fields, changed),
    });
    return ok({ version: version + 1, before: version, changed, others });
  }

  return {
    load,

    /** Loads the facts again whenever any process changes them. Resolves, once it listens, to a function that stops it. */
    async follow(): Promise<() => Promise<void>> {
      return db.listen(
        SHOP_FACTS_CHANGED,
        () => void load().catch((error) => log.error({ err: error }, 'settings failed to load')),
      );
    },

    /** Calls a function after facts have changed in this process. */
    onChanged(call: () => void): void {
      onChanged = call;
    },

    /** What browsers must know besides their scripts: facts that differ from shop.config.ts; null when none does. */
    changed: changedFacts,

    /** The brand's tokens for pages, if they differ from the style sheets. */
    tokens: changedTokens,

    /** The sections, and who changed each last. */
    async list(actor: Actor): Promise<SectionSummary[]> {
      authorise(actor, 'settings.read');
      const saved = await readSaved(db.kysely);
      return sections.map(({ id, name }) => ({
        ...summaryOf(
          id,
          saved.find(({ section }) => section === id),
        ),
        ...(name && { name }),
      }));
    },

    /** A section with its fields and earlier versions; null when there is none. */
    async open(actor: Actor, id: string): Promise<OpenSection | null> {
      authorise(actor, 'settings.read');
      const section = sectionOf(id);
      if (!section) return null;
      const [saved, versions] = await Promise.all([
        readSaved(db.kysely),
        readVersions(db.kysely, id, MOST_VERSIONS + 1),
      ]);
      const first = readSection(base, section);
      const history = versions.slice(0, MOST_VERSIONS).map(({ version, savedAt, savedBy, fields }, i) => {
        const before = versions[i + 1]?.fields ?? first;
        const changed = Object.keys(fields).filter((field) => fields[field] !== (before[field] ?? ''));
        return { version, at: savedAt, by: savedBy, changed };
      });
      const start = { version: 0, at: null, by: null, changed: [] };
      return {
        ...summaryOf(id, versions[0]),
        section,
        fields: readSection(factsWith(saved), section),
        history: versions.length > MOST_VERSIONS ? history : [...history, start],
      };
    },

    /**
     * Saves fields of a section, merged with what colleagues changed meanwhile. What does not fit the other facts is refused by
     * field; pages show the new facts at once, in every process.
     */
    save(actor: Actor, id: string, edits: readonly FieldEdit[]): Promise<SectionSaved> {
      authorise(actor, 'settings.edit', { subject: id });
      const section = sectionOf(id);
      if (!section) return Promise.resolve(fail('unknown'));
      return inTransaction(db.kysely, async (tx) => {
        await lockFacts(tx);
        return saveLocked(actor, tx, section, edits);
      });
    },

    /** Puts the facts of a new shop in the place of shop.config.ts; the setup calls it again when it was interrupted. */
    async begin(actor: Actor, facts: ShopFacts): Promise<Result<null, 'invalid', { path: string }[]>> {
      authorise(actor, 'shop.set-up');
      const parsed = parseFacts(facts);
      if (!parsed.ok) return fail('invalid', parsed.details ?? []);
      await inTransaction(db.kysely, async (tx) => {
        await lockFacts(tx);
        const [last] = await readVersions(tx, BASE, 1);
        const fields = { facts: JSON.stringify(parsed.value) };
        const version = (last?.version ?? 0) + 1;
        await addVersion(tx, { section: BASE, version, fields, savedAt: now(), savedBy: nameOf(actor) });
      });
      await load();
      return ok(null);
    },

    /** An uploaded picture as the value of the logo; refused when it would not be seen on the header. */
    logoOf: (actor: Actor, pictureId: string): Promise<Result<string, 'faint'>> => {
      authorise(actor, 'settings.edit', { subject: 'look' });
      return logoOf(pictures, pictureId, chrome.light);
    },

    /** What saving these fields would change, or why it would be refused. Changes nothing. */
    preview(actor: Actor, id: string, edits: readonly FieldEdit[]): Promise<SectionPreview> {
      authorise(actor, 'settings.edit', { subject: id });
      const section = sectionOf(id);
      if (!section) return Promise.resolve(fail('unknown'));
      return inTransaction(db.kysely, async (tx) => {
        const planned = await plan(tx, section, edits);
        if (!planned.ok) return planned;
        const { stored, fields, changed } = planned.value;
        return ok(changed.map((field) => ({ field, before: stored[field] ?? '', after: fields[field] ?? '' })));
      });
    },

    /** Brings an earlier version of a section back as a new one; 0 is shop.config.ts. `seen`: the version that the person saw. */
    restore(actor: Actor, id: string, version: number, seen: number): Promise<SectionSaved> {
      authorise(actor, 'settings.edit', { subject: id });
      const section = sectionOf(id);
      const isVersion = (given: number) => Number.isInteger(given) && given >= 0 && given <= MOST_VERSION;
      if (!section || !isVersion(version) || !isVersion(seen)) return Promise.resolve(fail('unknown'));
      return inTransaction(db.kysely, async (tx): Promise<SectionSaved> => {
        await lockFacts(tx);
        const versions = await readVersions(tx, id, Math.max(1, seen - version + 1));
        const newest = versions[0]?.version ?? 0;
        if (newest !== seen) return fail('conflict', { version: newest, clashes: [] });
        const wanted =
          version === 0 ? readSection(base, section) : versions.find((one) => one.version === version)?.fields;
        if (!wanted) return fail('unknown');
        const stored = readSection(factsWith(await readSaved(tx)), section);
        const edits = Object.entries(wanted).map(([field, mine]) => ({ field, base: stored[field] ?? '', mine }));
        return saveLocked(actor, tx, section, edits);
      });
    },
  };
}
export type ShopFactsService = ReturnType<typeof createShopFactsService>;

const summaryOf = (id: string, saved: SavedSection | undefined): SectionSummary => ({
  id,
  version: saved?.version ?? 0,
  savedAt: saved?.savedAt ?? null,
  savedBy: saved?.savedBy ?? null,
});

const pick = (fields: FactTexts, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

/** The field at the path of a problem, with the line of a list: `storeDetails.oulu.exceptions.1.date` is line 1 of the days. */
function problemAt(section: FactSection, path: string): FieldProblem[] {
  const field = fieldAt(section, path);
  if (!field) return [];
  const [line = '', ...rest] = path.slice(field.path.length + 1).split('.');
  if (!field.columns || !line) return [{ field: field.name, kind: field.kind, line: null }];
  const column = field.columns.find(({ name }) => rest.join('.') === name || rest.join('.').startsWith(`${name}.`));
  return [{ field: field.name, kind: column?.kind ?? field.kind, line: Number(line) }];
}

/** Adds to each clash who changed the field last. */
async function named(tx: Tx, section: string, clashes: readonly FieldClash[]): Promise<SettingClash[]> {
  const versions = await readVersions(tx, section, MOST_VERSIONS);
  return clashes.map((clash) => {
    const last = versions.findLast(({ fields }) => fields[clash.field] === clash.theirs) ?? versions[0];
    return { ...clash, who: last?.savedBy ?? null, at: last?.savedAt ?? null };
  });
}
