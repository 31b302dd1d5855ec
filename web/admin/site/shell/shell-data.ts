import type { WorkKind } from '#domain/sales/work-queue/work-kinds.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import type { CountName } from '#web/admin/base/navigation.ts';

/** What the frame around every page shows. */
export type ShellData = {
  /** Whose drafts the browser keeps; null on a shared tablet. */
  draftOwner: string | null;
  name: string;
  role: StaffRole;
  /** The stores whose work the person sees, by id and name. */
  stores: { id: string; name: string }[];
  counts: Partial<Record<CountName, number>>;
  /** Steps of the setup of a new shop, for its owner; null when there is none. */
  setup: { done: number; all: number } | null;
};

/** The numbers of the menu from the work that waits. */
export function menuCounts(work: Partial<Record<WorkKind, number>>): ShellData['counts'] {
  const sum = (...kinds: WorkKind[]) => kinds.reduce((total, kind) => total + (work[kind] ?? 0), 0);
  return {
    mentions: sum('mentions'),
    orders: sum('pack', 'collect', 'hand-over'),
    packing: sum('pack', 'collect'),
    returns: sum('returns'),
    quotes: sum('quotes'),
    messages: sum('messages'),
    reviews: sum('reviews', 'questions'),
  };
}

/** The initials of a name, at most two. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.slice(0, 1))
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toUpperCase();
