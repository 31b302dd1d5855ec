import type { Finding, FindingId } from './finding.ts';

/** What the admin may do about a finding with one press: all of it can be repeated without harm. */
export type SafeCure = 'mail' | 'webhooks' | 'jobs' | 'index' | 'backup' | 'trial';
/** How a finding is cured in the admin: a button, or the page where it is done. Others have a text only. */
export type Cure = { press: SafeCure } | { page: string };

const CURES: Partial<Record<FindingId, Cure>> = {
  'mail.failed': { press: 'mail' },
  'mail.stuck': { page: '/toiminta?osa=postit' },
  'webhooks.failed': { press: 'webhooks' },
  'jobs.failed': { press: 'jobs' },
  'index.partial': { press: 'index' },
  'backup.none': { press: 'backup' },
  'backup.none.good': { press: 'backup' },
  'backup.old': { press: 'backup' },
  'backup.broken': { press: 'backup' },
  'index.empty': { page: '/tuonti' },
  'refunds.byHand': { page: '/tilaukset?view=all' },
  'books.sum': { page: '/tilaukset?view=all' },
  'stock.ledger': { page: '/varasto/inventointi' },
  'stock.overheld': { page: '/varasto' },
};

export const cureOf = ({ id }: Finding): Cure | null => CURES[id] ?? null;
