import type fi from '#web/messages/admin/fi/pages.ts';
import type { Translate } from '#web/messages/messages.ts';

type T = Translate<typeof fi>;

const NAMES = [
  ...(['title', 'description', 'parent', 'image', 'date', 'from', 'until', 'updated', 'draft', 'noindex'] as const),
  ...(['formerly', 'code', 'category', 'reduced', 'text', 'picture', 'alt', 'caption', 'link', 'notice', 'q'] as const),
  ...(['brand', 'label', 'sale', 'outlet', 'stock', 'sort', 'limit', 'store', 'service', 'id', 'poster'] as const),
  ...(['questions', 'blocks', 'is'] as const),
];

/** The name of a field: `title`, `picture.alt`, `head/title` or `block/<id>/text`. */
export function fieldName(t: T, field: string): string {
  const last = field.split(/[./]/).findLast((part) => NAMES.some((name) => name === part)) ?? '';
  const name = NAMES.find((one) => one === last);
  // a call to action names its button `label`, as listings name their labels
  if (name === 'label' && field.startsWith('action')) return t('field.button');
  return name ? t(`field.${name}`) : field;
}

type Say = (t: T, field: string, found: readonly string[]) => string;

/** What the checks of files say, in the words of the form. */
const SAYINGS: [RegExp, Say][] = [
  [/^links to (\S+), which is not shown on (\S+)$/, (t, _, [, link = '', day = '']) => t('problem.day', { link, day })],
  [/^links to (\S+), which is a draft$/, (t, _, [, link = '']) => t('problem.draft', { link })],
  [/^links to (#\S*), which is not a heading$/, (t, _, [, link = '']) => t('problem.heading', { link })],
  [/^links to (\S+), but the page has no such heading$/, (t, _, [, link = '']) => t('problem.heading', { link })],
  [/^links to (\S+), which is not /, (t, _, [, link = '']) => t('problem.link', { link })],
  [/^picture (\S+) needs an alternative text/, (t, _, [, file = '']) => t('problem.alt', { file })],
  [/^picture (\S+) /, (t, _, [, file = '']) => t('problem.picture', { file })],
  [/^HTML is not allowed: (.*)$/, (t, _, [, html = '']) => t('problem.html', { html })],
  [/^a link needs words/, (t) => t('problem.words')],
  [/^a link needs a target/, (t) => t('problem.target')],
  [/must start with https/, (t) => t('problem.address')],
  [/^the title is the page's first-level heading/, (t) => t('problem.title')],
  [
    /^(?:is missing|must not be empty|must name a picture file|must start with a head)/,
    (t, field) => t('problem.missing', { field: fieldName(t, field) || t('head.title') }),
  ],
  [
    /^must have at most (\d+) (?:characters|blocks)$/,
    (t, field, [, most = '']) => t('problem.long', { field: fieldName(t, field), most }),
  ],
  [/^must be a day /, (t, field) => t('problem.isDay', { field: fieldName(t, field) })],
  [/^is before the first day$/, (t) => t('problem.before')],
  [/^must be the path of a category$/, (t) => t('problem.category')],
  [/^must be a store /, (t) => t('problem.store')],
  [/^must be a code /, (t) => t('problem.code')],
  [/^no line may begin with :::$/, (t) => t('problem.fence')],
  [/(?: is a page| is also a former path | leads in a circle)/, (t) => t('problem.formerly')],
];

/** A problem of a text in the language of the person. */
export function problemText(t: T, { field, reason }: { field: string; reason: string }): string {
  for (const [pattern, say] of SAYINGS) {
    const found = pattern.exec(reason);
    if (found) return say(t, field, found);
  }
  return t('problem.other', { field: fieldName(t, field), reason });
}
