import { type Operations, operations } from './operations.ts';

export type * from './operations.ts';
export type * from './schemas.ts';

export type OperationName = keyof Operations;
export type Answer<Name extends OperationName> = Operations[Name]['answer'];

/** The parts of an input that an operation has; `null` ones are left out, a query may be. */
type Part<Key extends string, Value> = Value extends null
  ? unknown
  : Key extends 'query'
    ? Record<never, never> extends Value
      ? { query?: Value }
      : { query: Value }
    : { [K in Key]: Value };
export type Input<Name extends OperationName> = Part<'params', Operations[Name]['params']> &
  Part<'query', Operations[Name]['query']> &
  Part<'body', Operations[Name]['body']> & {
    /** `Idempotency-Key` of a POST: a program that may die keeps it with what it is about to do. Another for each call unless given. */
    key?: string;
    /** The version that a change is for (`If-Match`). */
    ifMatch?: string;
  };

/** What the shop refused (RFC 9457). Decide by `code` and by the `code` of each entry of `errors`. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly { pointer?: string; parameter?: string; code: string; message: string }[];
  constructor(status: number, body: { code?: string; detail?: string; errors?: ApiProblem['errors'] }) {
    const errors = body.errors ?? [];
    const places = errors.map(({ pointer, parameter, message }) => `${pointer ?? parameter ?? ''} ${message}`);
    super([`${status} ${body.detail ?? ''}`, ...places].join(' '));
    this.name = 'ApiProblem';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.errors = errors;
  }
  /** Whether the same request may succeed later: the shop is busy or away, or one under the same key is running. */
  get isTemporary(): boolean {
    return this.status >= 500 || this.status === 429 || this.errors.some(({ code }) => code === 'running');
  }
}

export type ClientOptions = {
  /** The admin's address with `/admin/v1`. */
  url: string;
  /** `tieva_sk_…` */
  key: string;
  fetch?: typeof fetch;
  /** How often a request is sent until it gets a response, or one that is not "come again later". */
  tries?: number;
  /** Waits between two attempts. */
  sleep?: (ms: number) => Promise<void>;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const TIMEOUT_MS = 60_000;

type Sent = { params?: object; query?: object; body?: unknown; key?: string; ifMatch?: string };

function requestOf(name: OperationName, { params = {}, query = {}, body, key, ifMatch }: Sent) {
  const { method, path, takesKey } = operations[name];
  const values = new Map(Object.entries(params));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(values.get(part))));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([field, value]) => (value === undefined ? [] : [[field, String(value)]])),
  );
  const upload = typeof body === 'object' && body !== null && 'file' in body && 'type' in body ? body : null;
  const headers: Record<string, string> = {
    ...(body !== undefined && { 'content-type': upload ? String(upload.type) : 'application/json' }),
    // one key for all attempts: sent again, the request acts once
    ...(takesKey && { 'idempotency-key': key ?? crypto.randomUUID() }),
    ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
  };
  const content = upload ? (upload.file as string) : body === undefined ? undefined : JSON.stringify(body);
  return { address: `${filled}${search.size > 0 ? `?${search}` : ''}`, method, headers, content };
}

export type AdminClient = ReturnType<typeof adminClient>;

/** A client of the admin API (docs/api.md). Network errors and "come again later" are tried again; refusals throw `ApiProblem`. */
export function adminClient({ url, key: secret, fetch = globalThis.fetch, tries = 8, sleep }: ClientOptions) {
  const wait = sleep ?? ((ms: number) => new Promise((resolve) => setTimeout(resolve, ms)));

  /** Null: come again after so long. */
  async function attempt({ address, method, headers, content }: ReturnType<typeof requestOf>, isLast: boolean) {
    const init = { method, headers: { authorization: `Bearer ${secret}`, ...headers } };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${url}${address}`, {
      ...init,
      signal,
      ...(content !== undefined && { body: content }),
    });
    if (response.ok) return { body: await response.json() };
    const problem = new ApiProblem(response.status, await response.json().catch(() => ({})));
    if (isLast || !problem.isTemporary) throw problem;
    return { afterSeconds: Number(response.headers.get('retry-after')) };
  }

  async function call<Name extends OperationName>(name: Name, input: Input<Name>): Promise<Answer<Name>> {
    const request = requestOf(name, input as Sent);
    for (let n = 1; ; n++) {
      const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (n - 1));
      try {
        const got = await attempt(request, n >= tries);
        if ('body' in got) return got.body;
        await wait(got.afterSeconds * 1000 || backoff);
      } catch (error) {
        if (error instanceof ApiProblem || n >= tries) throw error;
        await wait(backoff);
      }
    }
  }

  return { call };
}
