import type { AccessRefusal } from '#domain/staff/actor.ts';
import type { Permission } from '#domain/staff/permissions.ts';

/** What was refused, and why: the 403 page shows it, a form with `proof` or `approval` offers to give it and repeats. */
export type Refused = {
  refused: { permission: Permission; reason: AccessRefusal; subject: string | null; cents: number | null };
};

/** Whether data of an action or an error response is a refusal. */
export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value;
