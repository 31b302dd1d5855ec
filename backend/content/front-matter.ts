import { parse } from 'yaml';
import { z } from 'zod';

export type ContentKind = 'page' | 'article' | 'campaign';

const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max);

const day = z.iso.date('must be a day such as 2026-11-21');
const schema = z.strictObject({
  title: text(200),
  description: text(300),
  /** Name of the section, shown by the search; the page above gives it when left out. */
  parent: text(100).optional(),
  /** First day an article or a campaign is shown, `YYYY-MM-DD`. */
  date: day.optional(),
  image: z
    .string()
    .regex(/^[\w][\w.-]*\.(?:svg|jpe?g|png|webp)$/, 'must name a picture file')
    .optional(),
  /** Campaigns only: the last day, the code to type in, the category whose products it is about. */
  until: day.optional(),
  code: z
    .string()
    .regex(/^[A-ZÅÄÖ0-9-]{3,40}$/, 'must be a code such as TERVETULOA: capital letters, digits, hyphens')
    .optional(),
  category: z
    .string()
    .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'must be the path of a category')
    .optional(),
});

const ofCampaigns = ['until', 'code', 'category'] as const;

export type FrontMatter = z.infer<typeof schema>;
type Parsed =
  | { ok: true; meta: FrontMatter; body: string; bodyLine: number }
  | { ok: false; problems: { field: string; reason: string }[] };

/** Splits a Markdown file into its YAML head and its text; `bodyLine` is the line the text starts on. */
export function readFrontMatter(source: string): Parsed {
  const found = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source);
  if (!found)
    return { ok: false, problems: [{ field: '', reason: 'must start with a head between two lines of ---' }] };
  let head: unknown;
  try {
    // core schema: a day stays the text it is
    head = parse(found[1] ?? '', { schema: 'core' });
  } catch (error) {
    return { ok: false, problems: [{ field: '', reason: `the head is not YAML (${(error as Error).message})` }] };
  }
  const parsed = schema.safeParse(head);
  if (!parsed.success)
    return {
      ok: false,
      problems: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message })),
    };
  const body = source.slice(found[0].length);
  return { ok: true, meta: parsed.data, body, bodyLine: found[0].split('\n').length };
}

/** What a head of this kind must not say or lacks. */
export function headProblems(kind: ContentKind, meta: FrontMatter): { field: string; reason: string }[] {
  if (kind === 'article' && !meta.date) return [{ field: 'date', reason: 'is missing: an article has a day' }];
  if (kind !== 'campaign')
    return ofCampaigns
      .filter((field) => meta[field] !== undefined)
      .map((field) => ({ field, reason: 'is for campaigns only' }));
  const isBackwards = meta.date && meta.until && meta.until < meta.date;
  return isBackwards ? [{ field: 'until', reason: 'is before the first day' }] : [];
}
