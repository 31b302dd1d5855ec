import type { ReactNode } from 'react';

type Props = { label: string; heads: readonly string[]; children: ReactNode };

/** A table that scrolls sideways in its own box where it is wider than the page, also by keyboard. */
export function ScrollTable({ label, heads, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="tbox scrollx" aria-label={label} tabIndex={0}>
      <table className="t">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
