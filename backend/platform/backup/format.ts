import { z } from 'zod';

export const FORMAT = 'tieva-backup';
export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';

/** Tables that are made from the others: a restore builds them anew. */
export const DERIVED_TABLES = new Set([
  'search_quick',
  'search_document',
  'search_content',
  'search_term',
  'search_attribute',
  'search_change',
]);

/**
 * Tables that hold who is signed in, what mailed links open, and how often what was tried: whoever gets hold of a backup
 * must not get in with it, and after a restore everybody signs in again.
 */
export const SHORT_LIVED_TABLES = new Set([
  'auth_session',
  'auth_verification',
  'account_token',
  'account_request',
  'rate_bucket',
  'store_link',
]);

/** Rows that tell about derived tables and stay out with them. */
export const LEFT_OUT: Record<string, string> = { shop_meta: "key not in ('search_version', 'search_format')" };

/** Folders of DATA_DIR that hold what cannot be made anew. */
export const FILE_FOLDERS = ['pictures/source', 'documents'];

const name = z.string().regex(/^[a-z][a-z0-9_]*$/);
const file = z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const inFolder = new RegExp(`^(${FILE_FOLDERS.join('|')})(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$`);

/**
 * What an archive says about itself; its first entry. Rows lie in `tables/{name}.jsonl`, one object a line, every value
 * as the text PostgreSQL gives it (or null), so that any engine and version reads them; files lie in `files/{path}`.
 */
export const manifestSchema = z.object({
  format: z.literal(FORMAT, { error: 'this is no backup of the shop' }),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** Migrations of the database the rows come from; a restore loads them there and then migrates on. */
  migrations: z.array(z.string().regex(/^\d{4}_[a-z0-9_]+\.sql$/)).min(1),
  /** In an order in which they can be loaded: those first that others refer to. */
  tables: z.array(file.extend({ name, columns: z.array(name).min(1), rows: z.int().min(0) })),
  sequences: z.array(z.object({ name, value: z.string().regex(/^-?\d+$/), called: z.boolean() })),
  files: z.array(file.extend({ path: z.string().regex(inFolder) })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const tableEntry = (table: string) => `tables/${table}.jsonl`;
export const fileEntry = (path: string) => `files/${path}`;

export type Progress = (label: string, done: number, total: number) => void;

/** A backup or restore that cannot be done: the message says why, `next` what to do now. Nothing has changed. */
export class BackupRefused extends Error {
  readonly next: string;
  constructor(message: string, next: string) {
    super(message);
    this.name = 'BackupRefused';
    this.next = next;
  }
}
