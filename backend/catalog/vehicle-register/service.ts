import type { FitmentService } from '#backend/catalog/fitment/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Client } from '#backend/platform/http-kit/client.ts';
import { createLimits, type Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { SourceError } from '#backend/platform/json-client/client.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';
import { matchVehicles } from '#domain/catalog/fitment/match-vehicle.ts';
import { readRegisterKey } from '#domain/catalog/fitment/vehicle-code.ts';
import type { VehicleRegister } from './register.ts';

export type { VehicleRegister } from './register.ts';
export { registerOf } from './register.ts';

/** A machine of the register, and the vehicles of the shop that it may be; none when the shop has no goods for it. */
export type FoundVehicle = { registered: Vehicle; choices: Vehicle[] };
/** `invalid`: no register knows such a number. `unknown`: it has none of this. `away`: off, slow or out of order. */
export type RegisterAnswer = Ok<FoundVehicle> | Fail<'invalid' | 'unknown' | 'away'> | Limited;
export type VehicleRegisterService = ReturnType<typeof createVehicleRegisterService>;

/**
 * Finds a machine by its registration number or VIN (vehicle-4). The number is personal data: it goes to the register and is not
 * stored, cached or logged. A lookup costs money, so visitors have few, and all of them together have a day's worth.
 */
export function createVehicleRegisterService(
  ctx: Pick<ShopContext, 'db' | 'log'>,
  { register, fitment }: { register: VehicleRegister | null; fitment: Pick<FitmentService, 'vehicles'> },
) {
  const limits = createLimits(ctx.db);
  return {
    /** Whether the shop has a register to ask; without one no page offers the field. */
    isOn: register !== null,

    /** The vehicles of a number as typed. */
    async find(typed: unknown, { ip }: Pick<Client, 'ip'>): Promise<RegisterAnswer> {
      if (!register) return fail('away');
      const key = readRegisterKey(typed);
      if (!key) return fail('invalid');
      const limited = await limits.consume(['vehicle-code-from', ip], ['vehicle-code-all']);
      if (limited) return limited;
      try {
        const registered = await register.find(key);
        if (!registered) return fail('unknown');
        return ok({ registered, choices: matchVehicles(registered, await fitment.vehicles()) });
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        // its cause may quote the response, and with it the number
        ctx.log.warn({ reason: error.message }, 'vehicle register: a lookup failed');
        return fail('away');
      }
    },
  };
}
