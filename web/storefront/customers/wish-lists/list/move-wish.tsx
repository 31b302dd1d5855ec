import { useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import type { WishLine } from '#backend/customers/wish-lists/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import styles from '#web/storefront/customers/wish-lists/wish-lists.module.css';
import { Button } from '#web/ui/button/button.tsx';
import { Select } from '#web/ui/select-field/select-field.tsx';
import type { WishOutcome } from '../acts/outcome.ts';
import { wishName } from './wish-facts.tsx';

type Lists = readonly { id: string; name: string }[];
type Props = { fetcher: FetcherWithComponents<WishOutcome>; line: WishLine; name: string; others: Lists };

/**
 * Moves an item to another list. Rendered when opened: for fifty items and fifty lists it would be most of the page.
 */
export function MoveWish({ fetcher, line, name, others }: Props) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  if (!useHydrated()) return null;
  return (
    <details className={styles.move} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link small" aria-label={t('wishes.moveLine', { name })}>
        {t('wishes.moveTo')}
      </summary>
      {isOpen ? (
        <fetcher.Form method="post" className="row">
          <input type="hidden" name="act" value="move" />
          <input type="hidden" name="item" value={line.id} />
          <ListSelect label={t('wishes.moveLine', { name })} lists={others} />
        </fetcher.Form>
      ) : null}
    </details>
  );
}

/** The same for all items in one form, without JavaScript. */
export function MoveWithoutScript({ lines, others }: { lines: readonly WishLine[]; others: Lists }) {
  const { t } = useI18n();
  if (lines.length === 0 || others.length === 0) return null;
  return (
    <noscript>
      <form method="post" className="row" aria-label={t('wishes.moveTo')}>
        <input type="hidden" name="act" value="move" />
        <Select name="item" aria-label={t('wishes.moveWhat')}>
          {lines.map((line) => (
            <option key={line.id} value={line.id}>
              {wishName(line)}
            </option>
          ))}
        </Select>
        <ListSelect label={t('wishes.moveTo')} lists={others} />
      </form>
    </noscript>
  );
}

function ListSelect({ label, lists }: { label: string; lists: Lists }) {
  const { t } = useI18n();
  return (
    <>
      <Select name="to" aria-label={label}>
        {lists.map((list) => (
          <option key={list.id} value={list.id}>
            {list.name}
          </option>
        ))}
      </Select>
      <Button type="submit" look="outline">
        {t('wishes.move')}
      </Button>
    </>
  );
}
