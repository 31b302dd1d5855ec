import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Sku } from '#domain/base/ids.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import {
  type ListedDiagram,
  readDiagram,
  readDiagramModels,
  readDiagrams,
  readDiagramsByText,
  readDiagramsOfMake,
  readDiagramsOfPart,
  readDrawing,
} from './queries.ts';

export type { StoredHotspot } from './queries.ts';

/** A drawing on a page. `followsTheme` is false for one that needs a light background. */
export type DrawingFile = { url: string; width: number; height: number; followsTheme: boolean };

/** A diagram in a list. A null year is an open end; `lang` is set when the name fell back to Finnish. */
export type DiagramCard = {
  slug: string;
  make: string;
  model: string;
  yearFrom: number | null;
  yearTo: number | null;
  name: string;
  lang?: 'fi';
  /** How many distinct part numbers the drawing has. */
  parts: number;
  drawing: DrawingFile;
};

/** A number in a drawing and its part; `part` is null when the part is in no price list any more. */
export type DiagramPart = { number: number; sku: Sku; amount: number; part: SparePartHit | null };

export type Diagram = DiagramCard & {
  /** In the order of their numbers. */
  rows: DiagramPart[];
  /** `x` and `y` in percent of the drawing. */
  hotspots: { number: number; x: number; y: number }[];
};

export type DiagramModel = { make: string; model: string; diagrams: number };
export type DiagramList = { diagrams: DiagramCard[]; total: number; pages: number; models: DiagramModel[] };

const PAGE_SIZE = 24;
const MAX_OF_MACHINE = 12;
const MAX_WORDS = 6;

/**
 * The colours of web/ui/styles/tokens.css for drawings, which load as files and see no stylesheet: lines in
 * `currentColor`; `--paper` behind a form; `--tone` and `--tone-2` its sides; `--mark` the part in focus.
 */
const LIGHT = 'color:#101614;--paper:#fff;--tone:#e6eceb;--tone-2:#c9d4d2;--mark:#1b6f5a';
const DARK = 'color:#eef3f1;--paper:#18201d;--tone:#27322e;--tone-2:#3b4843;--mark:#8cd3bc';

export type DiagramService = {
  /** A page (from 1) of the diagrams of a make and a model (null: any), and every model that has diagrams. */
  list(of: { make: string | null; model: string | null; page: number }, locale: Locale): Promise<DiagramList>;
  /** One diagram with its parts at their current prices; null when the slug is unknown. */
  diagram(slug: string, locale: Locale): Promise<Diagram | null>;
  /** Diagrams that show a part. */
  ofPart(sku: Sku, locale: Locale): Promise<DiagramCard[]>;
  /** Diagrams whose make, model and name hold each of the first six words of a text; at most 12 diagrams. */
  byText(text: string, locale: Locale): Promise<DiagramCard[]>;
  /**
   * Diagrams of a machine that the shop sells: the make is the product's brand, and its Finnish name begins with make and
   * model. When several models match, the longest wins. Cached until the catalog changes.
   */
  ofMachine(machine: { brand: string; name: string }, locale: Locale): Promise<DiagramCard[]>;
  /** The SVG file of a diagram, in the colours of the reader's theme; null when the slug is unknown. */
  drawing(slug: string): Promise<string | null>;
};

/** Adds the theme's colours to a drawing in `currentColor`; any other drawing stays unchanged. */
function addThemeColours(svg: string): string {
  if (!svg.includes('currentColor')) return svg;
  const style = `<style>:root{${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}</style>`;
  return svg.replace(/^<svg[^>]*?(\/?)>/, (root, isEmpty: string) => (isEmpty ? root : root + style));
}

function presentCard(diagram: ListedDiagram, locale: Locale): DiagramCard {
  const { slug, make, model, name, parts, view_box, hash, follows_theme } = diagram;
  const [, , width = 0, height = 0] = view_box.split(' ').map(Number);
  const { text, lang } = localize(name, locale);
  return {
    slug,
    make,
    model,
    yearFrom: diagram.year_from === 0 ? null : diagram.year_from,
    yearTo: diagram.year_to === 9999 ? null : diagram.year_to,
    name: text,
    ...(lang && { lang }),
    parts,
    drawing: { url: `/data/diagrams/${slug}.svg?v=${hash}`, width, height, followsTheme: follows_theme },
  };
}

/** Exploded drawings of machines with numbered spare parts (diagram-1). */
export function createDiagramService(
  { db }: Pick<ShopContext, 'db'>,
  { spareParts, catalog }: { spareParts: Pick<SparePartService, 'hits'>; catalog: Pick<CatalogService, 'cached'> },
): DiagramService {
  const ofMake = catalog.cached((make: string) => readDiagramsOfMake(db.kysely, make));
  const cards = async (found: Promise<ListedDiagram[]>, locale: Locale) =>
    (await found).map((diagram) => presentCard(diagram, locale));
  return {
    async list({ make, model, page }, locale) {
      const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
      const [{ diagrams, total }, models] = await Promise.all([
        readDiagrams(db.kysely, { make, model }, range),
        readDiagramModels(db.kysely),
      ]);
      return {
        diagrams: diagrams.map((diagram) => presentCard(diagram, locale)),
        total,
        pages: Math.ceil(total / PAGE_SIZE),
        models,
      };
    },

    async diagram(slug, locale) {
      const stored = isPossibleId(slug) ? await readDiagram(db.kysely, slug) : null;
      if (!stored) return null;
      const byNumber = new Map(stored.hotspots.map((spot) => [spot.number, spot]));
      const hits = await spareParts.hits([...byNumber.values()].map(({ sku }) => sku));
      return {
        ...presentCard(stored, locale),
        rows: [...byNumber.values()]
          .toSorted((a, b) => a.number - b.number)
          .map(({ number, sku, amount }) => ({ number, sku, amount, part: hits.get(sku) ?? null })),
        hotspots: stored.hotspots.map(({ number, x, y }) => ({ number, x, y })),
      };
    },

    ofPart: async (sku, locale) => (isPossibleId(sku) ? cards(readDiagramsOfPart(db.kysely, sku), locale) : []),

    byText: async (text, locale) =>
      cards(readDiagramsByText(db.kysely, text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)), locale),

    async ofMachine({ brand, name }, locale) {
      const title = `${name} `.toLowerCase();
      const matching = (await ofMake(brand.toLowerCase())).filter(({ make, model }) =>
        title.startsWith(`${make} ${model} `.toLowerCase()),
      );
      const longest = Math.max(...matching.map(({ model }) => model.length));
      return matching
        .filter(({ model }) => model.length === longest)
        .slice(0, MAX_OF_MACHINE)
        .map((diagram) => presentCard(diagram, locale));
    },

    async drawing(slug) {
      const drawing = isPossibleId(slug) ? await readDrawing(db.kysely, slug) : null;
      return drawing === null ? null : addThemeColours(drawing);
    },
  };
}
