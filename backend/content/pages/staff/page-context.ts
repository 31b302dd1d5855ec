import type { PictureService } from '#backend/catalog/media/service.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';

/** What the services of pages need besides the context. */
export type PageDeps = {
  search: Pick<SearchService, 'recordChange'>;
  pictures: Pick<PictureService, 'has'>;
  jobs: Pick<Jobs, 'define'>;
  previewLink: (named: string, days: number) => Promise<string | null>;
};

export type PageContext = Pick<ShopContext, 'db' | 'now' | 'hasPage'>;
