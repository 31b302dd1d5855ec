import type { RouterContext, RouterContextProvider, ServerBuild } from 'react-router';
import type { SignedInStaff } from '#backend/platform/staff/sessions.ts';
import type { Shop } from '#backend/shop.ts';
import type { AccessRefused } from '#domain/staff/actor.ts';

/** A form that a browser sent without scripts: a copy of its request, with the context. */
export type SentDocument = { request: Request; context: Readonly<RouterContextProvider> };

/** Exports of the admin's build besides the request handler. */
export type AdminEntry = {
  shopContext: RouterContext<Shop>;
  staffContext: RouterContext<SignedInStaff | null>;
  nonceContext: RouterContext<string>;
  unavailableContext: RouterContext<boolean>;
  /** The response of a loader that the actor may not use. */
  refusedLoader(refusal: AccessRefused): unknown;
  /** The data of an action that the actor may not take: the page stays, and offers what would help. */
  refusedAction(refusal: AccessRefused, sent: SentDocument | null): unknown;
  /** The same of a refusal that an action returned as its data. */
  refusedData(result: unknown, sent: SentDocument | null): unknown;
};

const isAdminEntry = (module: object): module is AdminEntry => 'staffContext' in module && 'refusedAction' in module;

/** The exports of the admin's build. Throws for another build. */
export function adminEntryOf({ entry: { module } }: ServerBuild): AdminEntry {
  if (!isAdminEntry(module)) throw new Error('this is not a build of the admin');
  return module;
}
