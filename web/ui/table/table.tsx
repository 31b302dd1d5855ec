import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

type Props = {
  /** Caption of the table, for screen readers only. */
  caption: string;
  className?: string;
  /** `<thead>` and `<tbody>`; cells of numbers have the class `r`. */
  children: ReactNode;
};

/** A dense table. When too wide for its container it scrolls, by keyboard too. */
export function Table({ caption, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className="table-box" aria-label={caption} tabIndex={0}>
      <table className={classes('table', className)}>
        <caption className="sr">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

/** Name and value per row, for a product's technical data. */
export function FactsTable({ caption, rows }: { caption: string; rows: { label: string; value: ReactNode }[] }) {
  return (
    <table className="facts">
      <caption className="sr">{caption}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
