import type { ReactNode } from 'react';

type Props = { kind: 'ok' | 'later' | 'none'; children: ReactNode };

/** Full dot: on the shelf. Ring: on its way. Square: not to be had. The words say the same. */
export function StockLine({ kind, children }: Props) {
  return <span className={kind === 'ok' ? 'stock' : `stock ${kind}`}>{children}</span>;
}

/** Stock per store: a table of name, line and what follows from it. */
export function StoreStock({ rows }: { rows: { id: string; store: string; line: ReactNode; note?: ReactNode }[] }) {
  return (
    <ul className="stores">
      {rows.map(({ id, store, line, note }) => (
        <li key={id}>
          <b>{store}</b>
          {line}
          {note ? <span className="muted">{note}</span> : null}
        </li>
      ))}
    </ul>
  );
}
