import type { PageState } from '#domain/content/pages/page-list.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Status } from '#web/ui/admin/status.tsx';

const marks = {
  shown: { glyph: 'done', tone: 'ok' },
  later: { glyph: 'wait', tone: 'info' },
  over: { glyph: 'off' },
  hidden: { glyph: 'off' },
  unpublished: { glyph: 'draft' },
  archived: { glyph: 'minus' },
  none: { glyph: 'warn', tone: 'warn' },
} as const;

/** What a text is in the shop; null: there is none. */
export function PageStateMark({ state, pill = false }: { state: PageState | null; pill?: boolean }) {
  const t = useTexts(fi, en);
  const name = state ?? 'none';
  return (
    <Status {...marks[name]} pill={pill}>
      {t(`state.${name}`)}
    </Status>
  );
}

/** The address of a page in the admin. */
export const pagePathOf = ({ kind, path }: { kind: string; path: string }) => `/sivut/${kind}/${path}`;
