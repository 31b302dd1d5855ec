import { useEffect } from 'react';
import { Form, useActionData, useFetcher } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { Undo } from '#web/ui/undo/undo.tsx';
import type { RemovedWish, WishOutcome } from '../acts/outcome.ts';
import { rememberRemoved, useRemoved } from '../acts/removed.ts';

const fieldsOf = ({ sku, amount, customization, addedAt }: RemovedWish) => ({
  act: 'restore',
  sku,
  amount: String(amount),
  customization,
  addedAt,
});

/** Undoes the last removal, with and without JavaScript. */
export function UndoRemoval() {
  const { t } = useI18n();
  const answer = useActionData<WishOutcome>();
  const removed = useRemoved();
  const restoring = useFetcher<WishOutcome>();
  // clear when the list changes
  useEffect(() => () => rememberRemoved(null), []);
  const sent = answer?.ok ? answer.removed : undefined;
  if (!removed && sent)
    return (
      <Form method="post" className="undo">
        <span>{t('wishes.removed', { name: sent.name })}</span>
        {Object.entries(fieldsOf(sent)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="btn btn-link btn-s">
          {t('wishes.undo')}
        </button>
      </Form>
    );
  const undo = () => {
    if (removed) void restoring.submit(fieldsOf(removed), { method: 'post' });
  };
  return (
    <Undo
      removed={restoring.state === 'idle' ? removed : null}
      text={t('wishes.removed', { name: removed?.name ?? '' })}
      label={t('wishes.undo')}
      onUndo={undo}
    />
  );
}
