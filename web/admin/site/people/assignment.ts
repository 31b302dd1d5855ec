import { z } from 'zod';
import { centsFromEuros } from '#domain/base/money.ts';
import { staffRoles } from '#domain/staff/permissions.ts';
import { shop } from '#shop.config';

const euros = z
  .string()
  .regex(/^\d{0,6}(?:[.,]\d{1,2})?$/)
  .default('')
  .transform((typed) => centsFromEuros(Number(typed.replace(',', '.') || 0)));
const assignment = {
  role: z.enum(staffRoles),
  stores: z.array(z.string().refine((id) => shop.stores.some((store) => store.id === id))),
  refundCents: euros,
  refundDayCents: euros,
};
const assignmentSchema = z.object({ ...assignment, version: z.coerce.number().int() });
const invitationSchema = z.object({ ...assignment, email: z.email(), name: z.string().trim().min(1).max(100) });

const fieldsOf = (form: FormData) => ({ ...Object.fromEntries(form), stores: form.getAll('stores') });

/** What an owner assigns, as the form sends it; null when a field is invalid. */
export const assignmentOf = (form: FormData) => assignmentSchema.safeParse(fieldsOf(form)).data ?? null;

/** Whom a form invites; null when a field is invalid. */
export const invitationOf = (form: FormData) => invitationSchema.safeParse(fieldsOf(form)).data ?? null;
