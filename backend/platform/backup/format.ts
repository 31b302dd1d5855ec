import { z } from 'zod';

export const FORMAT = 'tieva-backup';
export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';

/** Derived tables, which a restore rebuilds. */
export const DERIVED_TABLES = new Set(['search_change', 'change_feed']);

/**
 * Tables of sessions, mailed links and rate limits: a stolen backup must not grant access, and after a restore everybody signs
 * in again.
 */
export const SHORT_LIVED_TABLES = new Set([
  'auth_session',
  'auth_verification',
  'account_token',
  'account_request',
  'rate_bucket',
  'store_link',
  'staff_session',
  'staff_link',
  'staff_challenge',
  'staff_proof',
  'api_request',
]);

/** Rows about derived tables, which are left out too. */
export const LEFT_OUT: Record<string, string> = { shop_meta: "key <> 'search_version'" };

/** Folders of DATA_DIR that cannot be rebuilt. */
export const FILE_FOLDERS = ['pictures/source', 'documents', 'videos', 'received-files'];

const name = z.string().regex(/^[a-z][a-z0-9_]*$/);
const file = z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const inFolder = new RegExp(`^(${FILE_FOLDERS.join('|')})(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$`);

/**
 * The manifest, first entry of an archive. Rows are in `tables/{name}.jsonl`, one object per line with every value as
 * PostgreSQL's text (or null), which any engine and version can read; files are in `files/{path}`.
 */
export const manifestSchema = z.object({
  format: z.literal(FORMAT, { error: 'this is no backup of the shop' }),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** Migrations of the source database; a restore applies these, loads the rows, then applies the rest. */
  migrations: z.array(z.string().regex(/^\d{4}_[a-z0-9_]+\.sql$/)).min(1),
  /** In loading order: referenced tables first. */
  tables: z.array(file.extend({ name, columns: z.array(name).min(1), rows: z.int().min(0) })),
  sequences: z.array(z.object({ name, value: z.string().regex(/^-?\d+$/), called: z.boolean() })),
  files: z.array(file.extend({ path: z.string().regex(inFolder) })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const tableEntry = (table: string) => `tables/${table}.jsonl`;
export const fileEntry = (path: string) => `files/${path}`;

export type Progress = (label: string, done: number, total: number) => void;

/** A refused backup or restore: the message is the reason, `next` the next step. Nothing has changed. */
export class BackupRefused extends Error {
  readonly next: string;
  constructor(message: string, next: string) {
    super(message);
    this.name = 'BackupRefused';
    this.next = next;
  }
}
