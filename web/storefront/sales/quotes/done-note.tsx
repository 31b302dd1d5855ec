import { useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import type { QuoteDone } from './page-answer.ts';

/** Confirms the last action. Takes the focus, because its button is gone. */
export function DoneNote({ done }: { done: QuoteDone }) {
  const { t } = useI18n();
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Banner kind="ok" live>
        {t(`quote.done.${done}`)}
      </Banner>
    </div>
  );
}
