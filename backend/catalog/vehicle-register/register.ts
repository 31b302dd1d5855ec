import { z } from 'zod';
import type { ShopContext } from '#backend/platform/context.ts';
import { createCircuitBreaker } from '#backend/platform/json-client/circuit-breaker.ts';
import { createClient, SourceError } from '#backend/platform/json-client/client.ts';
import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';
import type { RegisterKey } from '#domain/catalog/fitment/vehicle-code.ts';

/** A register of vehicles: the official one by contract, or the demo's. */
export interface VehicleRegister {
  /** The machine of a registration number or VIN; null when the register has none. Rejects with `SourceError` otherwise. */
  find(key: RegisterKey): Promise<Vehicle | null>;
}

const name = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^|<>\p{Cc}]*$/u);
const body = z.object({
  vehicle: z.object({ make: name(60), model: name(100), year: z.int().min(1900).max(2100).nullish() }).nullable(),
});

type Options = { fetch: typeof fetch; url: string; token?: string | undefined; timeoutMs: number; now: () => Date };

/**
 * Asks a register over HTTP by the protocol of docs/vehicle-register.md. The number is in the body of a POST, so that no address and no
 * log of a proxy holds it.
 */
export function httpRegister({ now, token, ...options }: Options): VehicleRegister {
  const client = createClient({ ...options, token });
  const guarded = createCircuitBreaker(now);
  return {
    find: (key) =>
      guarded(async () => {
        const parsed = body.safeParse(await client.post('/vehicles/lookup', { [key.kind]: key.code }));
        if (!parsed.success) throw new SourceError('sent an unexpected body');
        const { vehicle } = parsed.data;
        return vehicle && { make: vehicle.make, model: vehicle.model, year: vehicle.year ?? null };
      }),
  };
}

/** The register of the settings, or else the simulated one; null when the lookup is off. */
export function registerOf(
  { settings, fetch, now }: Pick<ShopContext, 'settings' | 'fetch' | 'now'>,
  simulated: VehicleRegister | null,
): VehicleRegister | null {
  const { VEHICLE_REGISTER_URL: url, VEHICLE_REGISTER_TOKEN: token, VEHICLE_REGISTER_TIMEOUT_MS: timeoutMs } = settings;
  return url ? httpRegister({ fetch, url, token, timeoutMs, now }) : simulated;
}
