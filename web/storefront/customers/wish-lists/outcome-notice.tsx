import { useActionData } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import type { WishOutcome } from './acts/outcome.ts';
import { nameProblemText, outcomeText } from './acts/outcome-text.ts';

/** Result of a form without JavaScript; with it, a toast shows the result. */
export function OutcomeNotice() {
  const { t } = useI18n();
  const outcome = useActionData<WishOutcome>();
  if (!outcome || (!outcome.ok && nameProblemText(outcome.reason, t))) return null;
  const said = outcomeText(outcome, t);
  if (!said) return null;
  return (
    <Banner kind={outcome.ok ? 'ok' : 'bad'} live>
      {said.message}
    </Banner>
  );
}
