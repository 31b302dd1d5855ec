import { parse } from 'yaml';
import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max);

const schema = z.strictObject({
  title: text(200),
  description: text(300),
  /** Name of the section, shown by the search; the page above gives it when left out. */
  parent: text(100).optional(),
  /** First day an article is shown, `YYYY-MM-DD`. */
  date: z.iso.date('must be a day such as 2026-11-21').optional(),
  image: z
    .string()
    .regex(/^[\w][\w.-]*\.(?:svg|jpe?g|png|webp)$/, 'must name a picture file')
    .optional(),
});

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
