import type { DocumentService } from '#backend/catalog/documents/service.ts';
import type { PictureService } from '#backend/catalog/media/service.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Diff } from './diff.ts';
import type { Problem, Problems } from './problems.ts';

export type ImportDeps = Pick<ShopContext, 'db' | 'now'> & {
  pictures: Pick<PictureService, 'add' | 'inspect'>;
  documents: Pick<DocumentService, 'add' | 'inspect'>;
  search: Pick<SearchService, 'recordChange'>;
  /** Ids of the delivery methods that a product may name. */
  deliveryMethods: ReadonlySet<string>;
  /** Imports the pages of a catalog's folder over the import's own connection; `files` is null when none differs. */
  importContent(
    deps: Pick<ShopContext, 'db' | 'now'> & {
      pictures: Pick<PictureService, 'add' | 'inspect'>;
      search: Pick<SearchService, 'recordChange'>;
    },
    folder: string,
    options?: { dryRun?: boolean },
  ): Promise<{ files: number | null; warnings: Problem[] }>;
};

export type Phase = 'read' | 'check' | 'index' | 'swap';
/** `phase` is the current step; `total` 0 means unknown. */
export type OnProgress = (phase: Phase, done: number, total: number) => void;

/** What a caller does in the transaction of an import; an error of it rolls the import back. */
export type ImportTransaction = { before?: (tx: Tx) => Promise<void>; after?: (tx: Tx) => Promise<void> };

/** Which files of a part are in the folder: the whole set, a delta, or none. */
export type Mode = 'whole' | 'delta' | null;

/** The shared state of one running import. */
export type ImportRun = ImportDeps & {
  folder: string;
  dryRun: boolean;
  /** The moment used as now for the whole import, and its local day. */
  at: Date;
  today: string;
  problems: Problems;
  diff: Diff;
  pace: () => Promise<void> | undefined;
  progress: OnProgress;
  /** Adds to the number of rows read and returns it. */
  rowsRead: (more: number) => number;
  /** More changed products than this are built as new tables and swapped. */
  swapAbove: number;
  transaction: ImportTransaction;
};
