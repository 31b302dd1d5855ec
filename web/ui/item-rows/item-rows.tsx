import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Table } from '#web/ui/table/table.tsx';

type Column = 'code' | 'name' | 'group' | 'price' | 'stock' | 'amount' | 'action';

type TableProps = {
  /** Caption of the table, for screen readers only. */
  caption: string;
  /** Texts, or links that sort. */
  heads: Record<Column, ReactNode>;
  /** The column that sorts the rows. */
  sorted?: { by: Column; order: 'ascending' | 'descending' } | null;
  /** `ItemRow` elements. */
  children: ReactNode;
};

const classOf: Partial<Record<Column, string>> = { group: 'item-group', price: 'r' };

/** A dense table of articles identified by their codes. In a narrow container each row folds. */
export function ItemTable({ caption, heads, sorted, children }: TableProps) {
  const head = (column: Column) => (
    <th
      key={column}
      scope="col"
      className={classOf[column]}
      aria-sort={sorted?.by === column ? sorted.order : undefined}
    >
      {column === 'action' ? <span className="sr">{heads.action}</span> : heads[column]}
    </th>
  );
  return (
    <Table caption={caption} className="items">
      <thead>
        <tr>{(['code', 'name', 'group', 'price', 'stock', 'amount', 'action'] as const).map(head)}</tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

type RowProps = {
  /** The code as a link, with the search match marked. */
  code: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  group: string;
  price: ReactNode;
  stock: ReactNode;
  /** A stepper; without one, as for articles not sold here, the action takes its place. */
  amount?: ReactNode;
  action: ReactNode;
  inCart?: boolean;
  /** Shown before the code: the row's number in a drawing. */
  lead?: ReactNode;
  /** The row is the target of a link on the page. */
  id?: string | undefined;
  /** The row is highlighted together with its position in the drawing. */
  marked?: boolean | undefined;
};

/** One article of an `ItemTable`. */
export function ItemRow({ code, name, note, group, price, stock, amount, action, inCart, ...row }: RowProps) {
  const { lead, id, marked } = row;
  return (
    <tr
      id={id}
      tabIndex={id ? -1 : undefined}
      className={inCart ? 'in-cart' : undefined}
      data-marked={marked || undefined}
    >
      <td className="item-code">
        {lead}
        {code}
      </td>
      <td className="item-name">
        <b>{name}</b>
        <small>
          <span className="item-inline-group">{note ? `${group}, ` : group}</span>
          {note}
        </small>
      </td>
      <td className="item-group">{group}</td>
      <td className="item-price r">{price}</td>
      <td className="item-stock">{stock}</td>
      {amount && <td className="item-amount">{amount}</td>}
      <td className={classes('item-action r', !amount && 'is-wide')} colSpan={amount ? 1 : 2}>
        {action}
      </td>
    </tr>
  );
}
