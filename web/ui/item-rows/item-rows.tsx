import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Table } from '#web/ui/table/table.tsx';

type Column = 'code' | 'name' | 'group' | 'price' | 'stock' | 'amount' | 'action';

type TableProps = {
  /** What the rows are; heard, not seen. */
  caption: string;
  /** Texts, or links that sort. */
  heads: Record<Column, ReactNode>;
  /** The column that the rows are sorted by. */
  sorted?: { by: Column; order: 'ascending' | 'descending' } | null;
  /** `ItemRow`s. */
  children: ReactNode;
};

const classOf: Partial<Record<Column, string>> = { group: 'item-group', price: 'r' };

/** Many articles known by their codes, dense enough to scan; where it is narrow every row folds. */
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
  /** The code as a link, what was asked for marked. */
  code: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  group: string;
  price: ReactNode;
  stock: ReactNode;
  /** A stepper; left out when the row is not sold here, then the action takes its place. */
  amount?: ReactNode;
  action: ReactNode;
  inCart?: boolean;
  /** Stands before the code: the row's number in a drawing. */
  lead?: ReactNode;
  /** Something on the page leads here. */
  id?: string | undefined;
  /** Looked at together with its place in a drawing. */
  marked?: boolean | undefined;
};

/** One article of an `ItemTable`. */
export function ItemRow({ code, name, note, group, price, stock, amount, action, inCart, ...row }: RowProps) {
  const { lead, id, marked } = row;
  return (
    <tr id={id} tabIndex={id ? -1 : undefined} className={classes(inCart && 'in-cart', marked && 'is-marked')}>
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
