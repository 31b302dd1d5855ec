import type { QuoteStatus } from '#domain/sales/quotes/quote-status.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import type { GlyphName } from '#web/ui/admin/icon-names.ts';
import { Status, type Tone } from '#web/ui/admin/status.tsx';

const looks: Record<QuoteStatus, { glyph: GlyphName; tone?: Tone }> = {
  requested: { glyph: 'warn', tone: 'warn' },
  answered: { glyph: 'sent' },
  accepted: { glyph: 'half', tone: 'info' },
  ordered: { glyph: 'done', tone: 'ok' },
  declined: { glyph: 'off' },
  expired: { glyph: 'off' },
  withdrawn: { glyph: 'off' },
};

/** The status of a quote, by shape and word. */
export function QuoteStatusMark({ status, pill }: { status: QuoteStatus; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[status]} pill={pill}>
      {t(`quotes.status.${status}`)}
    </Status>
  );
}
