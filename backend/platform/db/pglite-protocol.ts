import type { QueryResult } from './db.ts';

/** Requests of the main thread to the PGlite worker. */
export type WorkerRequest = { id: number } & (
  | { kind: 'query'; sql: string; params: readonly unknown[] }
  | { kind: 'exec'; sql: string }
  | { kind: 'listen'; channel: string }
  | { kind: 'unlisten'; channel: string }
  | { kind: 'close' }
);

/** PostgreSQL's error fields as plain data. */
export type Failure = {
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
  detail?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
};

/** Messages of the worker to the main thread. */
export type WorkerResponse =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; result: QueryResult }
  | { kind: 'failure'; id: number; failure: Failure }
  | { kind: 'notification'; channel: string; payload: string };
