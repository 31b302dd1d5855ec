import type { WorkKind } from '#domain/sales/work-queue/work-kinds.ts';
import type { IconName } from '#web/ui/admin/icon-names.ts';

type WorkPage = {
  icon: IconName;
  /** The list of this work; of one store when it is chosen. */
  list: (store: string | null) => string;
  /** Where the work itself is done, when that is not the list. */
  start?: string;
};

const orders = (query: string) => (store: string | null) => `/tilaukset?${query}${store ? `&store=${store}` : ''}`;
const listOf = (path: string) => (store: string | null) =>
  store ? `${path}${path.includes('?') ? '&' : '?'}store=${store}` : path;

/** The pages of each kind of work. */
export const workPages: Record<WorkKind, WorkPage> = {
  pack: { icon: 'package-check', list: orders('view=pack'), start: '/pakkaus' },
  collect: { icon: 'store', list: orders('view=pack&delivery=store'), start: '/pakkaus' },
  'hand-over': { icon: 'hand', list: orders('view=pickup') },
  late: { icon: 'clock', list: orders('late=1') },
  missing: { icon: 'search-x', list: orders('view=pack') },
  'special-arrived': { icon: 'package-plus', list: listOf('/varaosat/tilatut?view=arrived') },
  'special-late': { icon: 'clock', list: listOf('/varaosat/tilatut?view=late') },
  service: { icon: 'calendar-clock', list: listOf('/huolto') },
  quotes: { icon: 'file-pen-line', list: () => '/tarjoukset?status=requested' },
  messages: { icon: 'message-square', list: listOf('/viestit') },
  reviews: { icon: 'award', list: () => '/arvostelut' },
  questions: { icon: 'message-square', list: () => '/arvostelut/kysymykset' },
  returns: { icon: 'undo-2', list: listOf('/palautukset') },
};
