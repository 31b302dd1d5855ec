import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import {
  type ListedDiagram,
  readDiagram,
  readDiagramModels,
  readDiagrams,
  readDiagramsOfMachine,
  readDiagramsOfPart,
  readDrawing,
} from './queries.ts';
import { themedDrawing } from './themed-drawing.ts';

/** A drawing to be shown: `followsTheme` is false for one that needs a light ground. */
export type DrawingFile = { url: string; width: number; height: number; followsTheme: boolean };

/** A diagram in a list. Years are null when open; `lang` is set when its name fell back to Finnish. */
export type DiagramCard = {
  slug: string;
  make: string;
  model: string;
  yearFrom: number | null;
  yearTo: number | null;
  name: string;
  lang?: 'fi';
  /** How many numbers it has. */
  parts: number;
  drawing: DrawingFile;
};

/** A number of a drawing and its part; `part` is null when no price list has it any more. */
export type DiagramPart = { number: number; sku: string; amount: number; part: SparePartHit | null };

export type Diagram = DiagramCard & {
  /** In the order of their numbers. */
  rows: DiagramPart[];
  /** `x` and `y` in percent of the drawing. */
  hotspots: { number: number; x: number; y: number }[];
};

export type DiagramModel = { make: string; model: string; diagrams: number };
export type DiagramList = { diagrams: DiagramCard[]; total: number; pages: number; models: DiagramModel[] };

const A_PAGE = 24;

export type DiagramService = {
  /** A page (from 1) of the diagrams of a make and a model, or of all; and every model that has some. */
  list(of: { make: string | null; model: string | null; page: number }, locale: Locale): Promise<DiagramList>;
  /** One diagram with its parts as they are sold now; null when there is none of the slug. */
  diagram(slug: string, locale: Locale): Promise<Diagram | null>;
  /** Diagrams that show a part. */
  ofPart(sku: string, locale: Locale): Promise<DiagramCard[]>;
  /** Diagrams of the machine that a product is, told by its brand and its Finnish name. */
  ofMachine(machine: { brand: string; name: string }, locale: Locale): Promise<DiagramCard[]>;
  /** The SVG file of a diagram, in the colours of the reader's theme; null when there is none of the slug. */
  drawing(slug: string): Promise<string | null>;
};

function presentCard(diagram: ListedDiagram, locale: Locale): DiagramCard {
  const { slug, make, model, name, parts, view_box, stamp, follows_theme } = diagram;
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
    drawing: { url: `/data/diagrams/${slug}.svg?v=${stamp}`, width, height, followsTheme: follows_theme },
  };
}

/** Exploded views of machines: numbered drawings and the parts behind the numbers. */
export function createDiagramService(
  { db }: Pick<ShopContext, 'db'>,
  { spareParts }: { spareParts: Pick<SparePartService, 'hits'> },
): DiagramService {
  const cards = async (found: Promise<ListedDiagram[]>, locale: Locale) =>
    (await found).map((diagram) => presentCard(diagram, locale));
  return {
    async list({ make, model, page }, locale) {
      const range = { limit: A_PAGE, offset: (page - 1) * A_PAGE };
      const [{ diagrams, total }, models] = await Promise.all([
        readDiagrams(db.kysely, { make, model }, range),
        readDiagramModels(db.kysely),
      ]);
      return {
        diagrams: diagrams.map((diagram) => presentCard(diagram, locale)),
        total,
        pages: Math.ceil(total / A_PAGE),
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

    ofMachine: ({ brand, name }, locale) => cards(readDiagramsOfMachine(db.kysely, brand, name), locale),

    async drawing(slug) {
      const drawing = isPossibleId(slug) ? await readDrawing(db.kysely, slug) : null;
      return drawing === null ? null : themedDrawing(drawing);
    },
  };
}
