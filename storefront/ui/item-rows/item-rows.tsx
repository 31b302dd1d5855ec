import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Table } from '../table/table.tsx';

type TableProps = {
  /** What the rows are; heard, not seen. */
  caption: string;
  heads: { code: string; name: string; group: string; price: string; stock: string; amount: string; action: string };
  /** `ItemRow`s. */
  children: ReactNode;
};

/** Many articles known by their codes, dense enough to scan; on a phone every row folds into three lines. */
export function ItemTable({ caption, heads, children }: TableProps) {
  return (
    <Table caption={caption} className="items">
      <thead>
        <tr>
          <th scope="col">{heads.code}</th>
          <th scope="col">{heads.name}</th>
          <th scope="col" className="item-group">
            {heads.group}
          </th>
          <th scope="col" className="r">
            {heads.price}
          </th>
          <th scope="col">{heads.stock}</th>
          <th scope="col">{heads.amount}</th>
          <th scope="col">
            <span className="sr">{heads.action}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

type RowProps = {
  /** The code as a link, what was asked for marked. */
  code: ReactNode;
  name: string;
  note?: string;
  group: string;
  price: string;
  stock: ReactNode;
  /** A stepper; left out when the row is not sold here, then the action takes its place. */
  amount?: ReactNode;
  action: ReactNode;
  inCart?: boolean;
};

/** One article of an `ItemTable`. */
export function ItemRow({ code, name, note, group, price, stock, amount, action, inCart }: RowProps) {
  return (
    <tr className={classes(inCart && 'in-cart')}>
      <td className="item-code">{code}</td>
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
      <td className="item-action r" colSpan={amount ? 1 : 2}>
        {action}
      </td>
    </tr>
  );
}
