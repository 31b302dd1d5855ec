import { z } from 'zod';
import { entriesOf } from '#domain/base/records.ts';
import type { ContentKind } from '#domain/content/pages/content-kind.ts';
import { categoryPath, pictureFile } from './blocks/block-fields.ts';
import { type FieldProblem, readFields } from './blocks/read-fields.ts';

const text = (max: number) => z.string('must be a text').trim().min(1, 'must not be empty').max(max);

const day = z.iso.date('must be a day such as 2026-11-21');
const yes = z.literal(true, 'must be true or left out');
/** Path of a page below its prefix: the file name without extension. */
export const CONTENT_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const contentPath = z
  .string('must be a path such as palvelut/huolto')
  .regex(CONTENT_PATH, 'must be a path such as palvelut/huolto');

const fields = z.strictObject({
  title: text(200),
  description: text(300),
  /** Name of the section in search results; by default the parent page's. */
  parent: text(100).optional(),
  image: pictureFile.optional(),
  /** Day of an article; first day of a campaign, `YYYY-MM-DD`. */
  date: day.optional(),
  /** Pages and articles: first day, where it differs from the article's date. */
  from: day.optional(),
  /** Last day. A campaign stays readable as ended; pages and articles disappear. */
  until: day.optional(),
  /** Day of the last change that readers should know of. */
  updated: day.optional(),
  /** Visible by preview link only. */
  draft: yes.optional(),
  /** Visible, but not indexed by search engines. */
  noindex: yes.optional(),
  /** Former paths of the page, which redirect to it. */
  formerly: z.union([contentPath.transform((one) => [one]), z.array(contentPath).min(1)], 'must be paths').optional(),
  /** Campaigns only: the code to enter, and the category of its products. */
  code: z
    .string()
    .regex(/^[A-ZÅÄÖ0-9-]{3,40}$/, 'must be a code such as TERVETULOA: capital letters, digits, hyphens')
    .optional(),
  category: categoryPath.optional(),
  /** Campaigns only: `false` excludes reduced products. */
  reduced: z.literal(false, 'must be false or left out').optional(),
});

export type FrontMatter = z.infer<typeof fields>;

type Foreign = Record<ContentKind, { [K in keyof FrontMatter]?: string }>;

/** Fields that a kind does not have. */
const foreign: Foreign = {
  page: { date: 'articles and campaigns', code: 'campaigns', category: 'campaigns', reduced: 'campaigns' },
  article: { code: 'campaigns', category: 'campaigns', reduced: 'campaigns' },
  campaign: { from: 'pages and articles; a campaign starts on its date' },
};

const headOf = (kind: ContentKind) =>
  fields.superRefine((meta, context) => {
    const wrong = (field: keyof FrontMatter, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    for (const [field, whose] of entriesOf(foreign[kind]))
      if (meta[field] !== undefined) wrong(field, `is for ${whose} only`);
    if (kind === 'article' && !meta.date) wrong('date', 'is missing: an article has a day');
    const first = meta.from ?? meta.date;
    if (first && meta.until && meta.until < first) wrong('until', 'is before the first day');
  });
const heads = { page: headOf('page'), article: headOf('article'), campaign: headOf('campaign') };

type Parsed =
  | { ok: true; meta: FrontMatter; body: string; bodyLine: number }
  | { ok: false; problems: (Omit<FieldProblem, 'line'> & { line: number | null })[] };

/** Splits a Markdown file into front matter and body; `bodyLine` is the first line of the body. */
export function readFrontMatter(source: string, kind: ContentKind): Parsed {
  const found = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source);
  if (!found)
    return {
      ok: false,
      problems: [{ line: null, field: '', reason: 'must start with a head between two lines of ---' }],
    };
  const read = readFields(found[1] ?? '', 2, heads[kind]);
  if (!read.ok) return { ok: false, problems: read.problems };
  return { ok: true, meta: read.value, body: source.slice(found[0].length), bodyLine: found[0].split('\n').length };
}
