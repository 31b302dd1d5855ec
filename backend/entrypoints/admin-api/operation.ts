import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Shop } from '#backend/shop.ts';
import type { ProgramActor } from '#domain/staff/actor.ts';
import type { KeyScope } from '#domain/staff/key-scopes.ts';

/** A file as the body of a request, unpacked; read as it comes. */
export type Upload = { type: 'csv' | 'ndjson'; stream: Readable };

/** A request of a program whose key has the scope, with validated input. */
export type Call<P, Q, B> = {
  shop: Shop;
  actor: ProgramActor;
  params: P;
  query: Q;
  body: B;
  /** Unlike that of every other request of any program; for services that must not act twice. Empty where no key is asked for. */
  key: string;
  /** The version of `If-Match`; null without. */
  seen: string | null;
  /** Null for operations that take none. */
  upload: Upload | null;
};

/** `next`: the cursor that the `Link` of the next page has. `version`: of the thing in the body, for `ETag`. */
export type Reply<A> = { body: A; version?: string | null; next?: string | null; location?: string };

/** What an operation is apart from its handler. `versioned`: of one thing with a version. */
export type Described = {
  name: string;
  tag:
    | 'changes'
    | 'orders'
    | 'quotes'
    | 'gift-cards'
    | 'customers'
    | 'products'
    | 'prices'
    | 'stock'
    | 'imports'
    | 'reports'
    | 'webhooks';
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below /admin/v1, with `{name}` for parameters. */
  path: string;
  /** Null: the handler decides. */
  scope: KeyScope | null;
  summary: string;
  /** For the documentation, in Markdown's plainest form: paragraphs. */
  details?: string;
  versioned?: boolean;
  /** It makes a thing: 201 with its `Location`. */
  creates?: boolean;
  /** The body is a file. */
  upload?: boolean;
  /** Reasons of 409, for the documentation. */
  refusals?: readonly string[];
};

/** An operation of the admin API: route, documentation and contract tests come from it (api-2). */
export type Operation = Described & {
  params: z.ZodObject;
  query: z.ZodObject;
  /** Null: it takes no body. */
  body: z.ZodType | null;
  answer: z.ZodType;
  run(call: never): Promise<Reply<unknown>>;
};

const none = z.strictObject({});
type None = typeof none;

/** Defines an operation; `run` gets validated input. */
export function operation<
  A extends z.ZodType,
  P extends z.ZodObject = None,
  Q extends z.ZodObject = None,
  B extends z.ZodType = None,
>(
  spec: Described & {
    params?: P;
    query?: Q;
    body?: B;
    answer: A;
    run(call: Call<z.output<P>, z.output<Q>, z.output<B>>): Promise<Reply<z.input<A>>>;
  },
): Operation {
  const { params = none, query = none, body = null, ...rest } = spec;
  return { ...rest, params, query, body };
}

/** Whether a request may be sent again under its key; PUT and PATCH need none, as they say what is to be. */
export const takesKey = ({ method }: Pick<Described, 'method'>): boolean => method === 'post';
