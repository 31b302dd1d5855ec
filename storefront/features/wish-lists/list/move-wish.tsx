import type { FetcherWithComponents } from 'react-router';
import type { WishLine } from '#backend/wish-lists/service.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Select } from '#storefront/ui/select-field/select-field.tsx';
import type { WishOutcome } from '../acts/outcome.ts';

type Props = {
  fetcher: FetcherWithComponents<WishOutcome>;
  line: WishLine;
  name: string;
  others: { id: string; name: string }[];
};

/** Moves a line to another list; folded away until it is wanted. */
export function MoveWish({ fetcher, line, name, others }: Props) {
  const { t } = useI18n();
  return (
    <details className="wish-move">
      <summary className="link small" aria-label={t('wishes.moveLine', { name })}>
        {t('wishes.moveTo')}
      </summary>
      <fetcher.Form method="post" className="row">
        <input type="hidden" name="act" value="move" />
        <input type="hidden" name="item" value={line.id} />
        <Select name="to" aria-label={t('wishes.moveLine', { name })}>
          {others.map((list) => (
            <option key={list.id} value={list.id}>
              {list.name}
            </option>
          ))}
        </Select>
        <Button type="submit" look="outline">
          {t('wishes.move')}
        </Button>
      </fetcher.Form>
    </details>
  );
}
