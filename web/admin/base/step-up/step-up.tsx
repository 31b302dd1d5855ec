import { useCallback, useEffect, useState } from 'react';
import type { Refused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/step-up.ts';
import fi from '#web/messages/admin/fi/step-up.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Dialog } from '#web/ui/admin/dialog.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { AskColleague } from './ask-colleague.tsx';
import { askServer } from './ask-server.ts';
import type { Consents } from './consents.ts';
import { GiveProof } from './give-proof.tsx';
import type { StepUpStart } from './step-up-answers.ts';
import { useConfirmed } from './use-confirmed.ts';

const PATH = '/vahvistus';
const LOOK_AGAIN_MS = 3000;

type Props = { refused: Refused['refused']; onClose: () => void; onGiven: (consents: Consents) => void };

/** Asks for a fresh factor, and for a colleague's consent where the role needs one (staff-6, staff-7). */
export function StepUp({ refused, onClose, onGiven }: Props) {
  const t = useTexts(fi, en);
  const { permission, reason, subject, cents } = refused;
  const confirmed = useConfirmed(refused);
  const [begun, setBegun] = useState<StepUpStart | null>(null);
  const send = useCallback(
    <Answer,>(intent: string, more: Record<string, string> = {}) => {
      const fields = { permission, subject: subject ?? '', cents: cents === null ? '' : String(cents) };
      return askServer<Answer>(PATH, { intent, ...fields, ...more });
    },
    [permission, subject, cents],
  );
  const begin = useCallback(async () => setBegun(await send<StepUpStart>('start')), [send]);
  useEffect(() => void begin(), [begin]);
  const approval = begun?.approval ?? null;
  const isWaiting = reason === 'approval' && approval?.state === 'open';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(begin, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, begin]);
  const needsColleague = reason === 'approval' && approval?.state !== 'approved';
  const consentOf = approval?.state === 'approved' ? { approval: approval.id } : {};
  const title = needsColleague ? t('approval.title') : t('stepUp.title');
  return (
    <Dialog open onClose={onClose} label={title}>
      <h2>{title}</h2>
      <p>{t('stepUp.only', { action: confirmed })}</p>
      {begun && needsColleague && (
        <AskColleague approval={approval} onAsk={async (why) => setBegun(await send('ask', { reason: why }))} />
      )}
      {begun && !needsColleague && (
        <>
          {approval?.state === 'approved' && (
            <Note tone="ok">{t('approval.approved', { name: approval.decider ?? '' })}</Note>
          )}
          <GiveProof begun={begun} send={send} onProved={(proof) => onGiven({ proof, ...consentOf })} onAgain={begin} />
        </>
      )}
      <Button look="quiet" onClick={onClose}>
        {t('stepUp.cancel')}
      </Button>
    </Dialog>
  );
}
