import type { RouterContext, ServerBuild } from 'react-router';
import type { SignedInStaff } from '#backend/platform/staff/sessions.ts';
import type { Shop } from '#backend/shop.ts';
import type { AccessRefused } from '#domain/staff/actor.ts';

/** Exports of the admin's build besides the request handler. */
export type AdminEntry = {
  shopContext: RouterContext<Shop>;
  staffContext: RouterContext<SignedInStaff | null>;
  nonceContext: RouterContext<string>;
  unavailableContext: RouterContext<boolean>;
  /** The response of a loader that the actor may not use. */
  refusedLoader(refusal: AccessRefused): unknown;
  /** The data of an action that the actor may not take: the page stays, and offers what would help. */
  refusedAction(refusal: AccessRefused): unknown;
};

export const adminEntryOf = (build: ServerBuild): AdminEntry => build.entry.module as unknown as AdminEntry;
