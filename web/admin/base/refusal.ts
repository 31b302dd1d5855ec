import { data } from 'react-router';
import type { AccessRefusal, AccessRefused } from '#domain/staff/actor.ts';
import type { Permission } from '#domain/staff/permissions.ts';

/** What was refused, and why: the 403 page shows it, a form with `proof` or `approval` offers to give it and repeats. */
export type Refused = {
  refused: { permission: Permission; reason: AccessRefusal; subject: string | null; cents: number | null };
};

const FORBIDDEN = 403;

export const describeRefusal = ({ permission, reason, scope }: AccessRefused): Refused => ({
  refused: { permission, reason, subject: scope?.subject ?? null, cents: scope?.cents ?? null },
});

/** Ends a loader that the actor may not use, with the 403 page. */
export function refusedLoader(refusal: AccessRefused): never {
  throw data(describeRefusal(refusal), { status: FORBIDDEN });
}

/** The data of an action that lacks a fresh factor or a second person; the 403 page for the other reasons. */
export function refusedAction(refusal: AccessRefused) {
  if (refusal.reason === 'role' || refusal.reason === 'store') return refusedLoader(refusal);
  return data(describeRefusal(refusal), { status: FORBIDDEN });
}

/** Whether data of an action or an error response is a refusal. */
export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value;
