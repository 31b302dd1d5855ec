import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

type Props = {
  /** What the table holds; heard, not seen. */
  caption: string;
  className?: string;
  /** `<thead>` and `<tbody>`; cells of numbers take the class `r`. */
  children: ReactNode;
};

/** A dense table. Too wide for its place it scrolls by itself, with the keyboard too. */
export function Table({ caption, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="table-box" aria-label={caption} tabIndex={0}>
      <table className={classes('table', className)}>
        <caption className="sr">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

/** Name and value, one per row: a product's technical data. */
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
