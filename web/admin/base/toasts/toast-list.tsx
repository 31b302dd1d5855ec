import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import { Glyph, Icon } from '#web/ui/admin/icon.tsx';
import { Keys } from '#web/ui/admin/keys.tsx';
import { classes } from '#web/ui/classes.ts';
import { dismiss, type Notice, notify, undoNotice, useToasts } from './toasts.ts';

const SHOWN_MS = 10_000;
const UNDO = 'Control+Z';

/** The results of actions, at the lower edge; Ctrl Z takes the last one back. */
export function ToastList() {
  const { toasts } = useToasts();
  const last = toasts.findLast(({ undo }) => undo)?.id;
  return (
    <div className="toasts" role="status">
      {toasts.map(({ id, ...notice }) => (
        <ToastBox key={id} id={id} {...notice} isLast={id === last} />
      ))}
    </div>
  );
}

function ToastBox({ id, message, tone = 'ok', undo, isLast }: Notice & { id: number; isLast: boolean }) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<unknown>();
  const stays = tone === 'bad';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, stays]);
  const { data, state } = fetcher;
  const failed = t('shell.undoFailed');
  useEffect(() => {
    if (state !== 'idle' || data === undefined) return;
    const said = undoNotice(data, failed);
    if (said) notify(said);
    dismiss(id);
  }, [state, data, id, failed]);
  const takeBack = () => undo && fetcher.submit(undo.fields, { method: 'post', action: undo.action });
  return (
    <div className={classes('toast', tone)}>
      <Glyph name={stays ? 'fail' : 'done'} />
      <span>{message}</span>
      {undo && (
        <button
          type="button"
          className="link"
          onClick={takeBack}
          aria-keyshortcuts={isLast ? UNDO : undefined}
          disabled={state !== 'idle'}
        >
          {t('shell.undo')}
        </button>
      )}
      {undo && isLast && <Keys of={UNDO} />}
      <button type="button" className="btn btn-i btn-s" aria-label={t('shell.dismiss')} onClick={() => dismiss(id)}>
        <Icon name="x" />
      </button>
    </div>
  );
}
