import { Link, useSearchParams } from 'react-router';
import { without } from '#web/admin/base/without.ts';
import { Icon } from '#web/ui/admin/icon.tsx';

type Props = {
  text: string;
  /** The values of `sort` in the address: falling, rising. The first press sorts falling. */
  sorts: readonly [falling: string, rising: string];
  /** How the list is sorted now. */
  sorted: string;
  className?: string;
};

/** The heading of a column by which a list can be sorted; another press turns the order round. */
export function SortHeader({ text, sorts: [falling, rising], sorted, className }: Props) {
  const [params] = useSearchParams();
  const direction = sorted === falling ? 'descending' : sorted === rising ? 'ascending' : undefined;
  const rest = new URLSearchParams(without(params, 'sort', 'after', 'peek'));
  rest.set('sort', direction === 'descending' ? rising : falling);
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <Link className="sort" to={{ search: rest.toString() }} preventScrollReset>
        {text} {direction && <Icon name={direction === 'descending' ? 'arrow-down' : 'arrow-up'} />}
      </Link>
    </th>
  );
}
