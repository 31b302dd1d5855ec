import type fi from '#web/messages/admin/fi/page-blanks.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

/** Texts of what model pages leave open. */
export default {
  title: 'Blanks to fill in',
  back: 'Pages',
  about:
    'The legal pages were begun from models. Complete them in both languages. A blank that you leave empty waits, and a live shop opens when none is left.',
  none: 'Every blank is filled in',
  draft: 'The page has an unpublished draft. The blanks go into it, and you publish it.',
  'lang.fi': 'Finnish',
  'lang.en': 'English',
  without: 'Read and in order: remove this line from the page',
  'act.save': 'Save and publish',
  'done.published': { one: '{count} page was published.', other: '{count} pages were published.' },
  'done.kept': { one: '{count} page waits as a draft.', other: '{count} pages wait as drafts.' },
  'fail.unknown': 'The page is gone.',
  'fail.invalid': 'The text does not fit the page. Remove lines that begin with ::: and check the links.',
  'fail.changed': 'A colleague changed the page meanwhile. Check the blanks and save again.',
} satisfies MessagesOf<typeof fi>;
