import type { ReactNode } from 'react';

/** The heading of a column; numbers stand to the right, a column of checkboxes has none. */
export type Column = string | { right: string } | null;

/** The table of a list: its headings, and the rows that it is given. */
export function ListTable({ columns, children }: { columns: Column[]; children: ReactNode }) {
  return (
    <table className="t">
      <thead>
        <tr>
          {columns.map((column) =>
            column === null ? (
              <td key="choice" />
            ) : typeof column === 'string' ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <th key={column.right} scope="col" className="r">
                {column.right}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
