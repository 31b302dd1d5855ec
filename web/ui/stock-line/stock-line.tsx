import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

type Props = { kind: 'ok' | 'later' | 'none'; children: ReactNode; className?: string };

/** Filled dot: in stock. Ring: on order. Square: unavailable. The text states the same. */
export function StockLine({ kind, children, className }: Props) {
  return <span className={classes('stock', kind !== 'ok' && kind, className)}>{children}</span>;
}

type StoreRow = {
  id: string;
  store: string;
  line: ReactNode;
  note?: ReactNode;
  /** Text that marks the shopper's own store. */
  own?: string | false;
};

/** Stock per store: a table of name, stock line and details. */
export function StoreStock({ rows }: { rows: StoreRow[] }) {
  return (
    <ul className="stores">
      {rows.map(({ id, store, line, note, own }) => (
        <li key={id} className={own ? 'is-own' : undefined}>
          <b>
            {store}
            {own ? <span className="sr">, {own}</span> : null}
          </b>
          {line}
          {note ? <span className="muted num">{note}</span> : null}
        </li>
      ))}
    </ul>
  );
}
