import type { Kysely, Selectable } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { isOneOf } from '#domain/base/records.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import {
  checkMachine,
  MAX_MACHINES,
  type Machine,
  type MachineField,
  usageUnits,
} from '#domain/customers/machines/machine.ts';
import { shop } from '#shop.config';
import { createMachineReminders, type ReminderDeps } from './reminders.ts';

export type OwnMachine = Machine & { id: string };
export type MachineService = ReturnType<typeof createMachineService>;

type Owner = { userId: string };
type Saved = Ok<null> | FailBy<{ invalid: FieldProblem<MachineField>[]; too_many: unknown; not_found: unknown }>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const fromRow = ({
  id,
  make,
  model,
  year,
  name,
  usage,
  unit,
  vehicle_code,
  reminder_on,
  reminder_months,
  reminder_note,
}: Selectable<Tables['machine']>): OwnMachine => ({
  id,
  make,
  model,
  year,
  name,
  usage,
  vehicleCode: vehicle_code,
  unit: isOneOf(usageUnits, unit) ? unit : 'km',
  reminderDay: reminder_on,
  reminderMonths: reminder_months,
  reminderNote: reminder_note,
});

/** The machines of a customer, oldest first; also their part of the data export (GDPR art. 15, own-data-1). */
export async function machinesOf(db: Kysely<Tables>, userId: string): Promise<OwnMachine[]> {
  const rows = await db.selectFrom('machine').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
  return rows.map(fromRow);
}

/**
 * The garage of an account (garage-1): at most `MAX_MACHINES` machines, gone with the account. Every method works on the machines of
 * the given owner; another customer's machine counts as not found.
 */
export function createMachineService(ctx: ShopContext, deps: ReminderDeps) {
  const { now } = ctx;
  const { kysely } = ctx.db;
  const checked = (typed: Readonly<Record<string, unknown>>) => checkMachine(typed, localDay(now(), shop.timeZone));
  const columns = ({ vehicleCode, reminderDay, reminderMonths, reminderNote, ...machine }: Machine) => ({
    ...machine,
    vehicle_code: vehicleCode,
    reminder_on: reminderDay,
    reminder_months: reminderMonths,
    reminder_note: reminderNote,
    updated_at: now(),
  });

  return {
    reminders: createMachineReminders(ctx, deps),

    list: ({ userId }: Owner) => machinesOf(kysely, userId),

    /** Adds a machine as typed. */
    async add({ userId }: Owner, typed: Readonly<Record<string, unknown>>): Promise<Saved> {
      const machine = checked(typed);
      if (!machine.ok) return fail('invalid', machine.details ?? []);
      return inTransaction(kysely, async (tx): Promise<Saved> => {
        // two requests at once must not pass the limit together
        await tx.selectFrom('auth_user').select('id').where('id', '=', userId).forUpdate().execute();
        if ((await machinesOf(tx, userId)).length >= MAX_MACHINES) return fail('too_many');
        await tx
          .insertInto('machine')
          .values({ ...columns(machine.value), user_id: userId, created_at: now() })
          .execute();
        return ok(null);
      });
    },

    /** Changes a machine to what is typed. */
    async change({ userId }: Owner, id: string, typed: Readonly<Record<string, unknown>>): Promise<Saved> {
      const machine = checked(typed);
      if (!machine.ok) return fail('invalid', machine.details ?? []);
      if (!UUID.test(id)) return fail('not_found');
      const { numUpdatedRows } = await kysely
        .updateTable('machine')
        .set(columns(machine.value))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? ok(null) : fail('not_found');
    },

    /** Removes a machine with its number; one that is gone is no error. */
    async remove({ userId }: Owner, id: string): Promise<void> {
      if (UUID.test(id))
        await kysely.deleteFrom('machine').where('id', '=', id).where('user_id', '=', userId).execute();
    },
  };
}
