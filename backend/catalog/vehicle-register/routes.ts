import { Hono } from 'hono';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { readJson } from '#backend/platform/http-kit/read-json.ts';
import { fieldsOf } from '#domain/base/records.ts';
import type { VehicleRegisterService } from './service.ts';

/**
 * Endpoints of `/api/vehicle-register` (vehicle-4): GET says whether there is a register to ask, POST finds the machine of `{ code }`. The
 * number is in the body, never in an address.
 */
export function vehicleRegisterRoutes({ vehicleRegister }: { vehicleRegister: VehicleRegisterService }) {
  return new Hono()
    .get('/', (c) => {
      c.header('cache-control', 'public, max-age=300');
      return c.json({ data: { isOn: vehicleRegister.isOn } });
    })
    .post('/', async (c) => {
      const { code } = fieldsOf(await readJson(c));
      c.header('cache-control', 'no-store');
      return c.json({ data: await vehicleRegister.find(code, clientOf(c.req.raw)) });
    });
}
