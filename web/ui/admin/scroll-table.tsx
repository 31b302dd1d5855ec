import type { ReactNode } from 'react';

/** `right`: a column of numbers. */
type Head = string | { right: string };
type Props = { label: string; heads: readonly Head[]; children: ReactNode };

const textOf = (head: Head) => (typeof head === 'string' ? head : head.right);

/** A table that scrolls sideways in its own box where it is wider than the page, also by keyboard. */
export function ScrollTable({ label, heads, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="tbox scrollx" aria-label={label} tabIndex={0}>
      <table className="t">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={textOf(head)} scope="col" className={typeof head === 'string' ? undefined : 'r'}>
                {textOf(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
