import type { ReactNode } from 'react';

export type BadgeKind = 'sale' | 'new' | 'ok' | 'warn' | 'plain';

export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={kind === 'plain' ? 'badge' : `badge badge-${kind}`}>{children}</span>;
}

/** A count on an icon of the header. The link's accessible name states the count. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className="dotbadge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
