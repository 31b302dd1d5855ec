import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { httpRegister, type VehicleRegister } from '#backend/catalog/vehicle-register/register.ts';

const question = z.union([z.object({ plate: z.string() }), z.object({ vin: z.string() })]);

type Entry = { make: string; model: string; year: number };

/** Invented numbers. Names are written as registers write them: in capitals, with more or less than the shop has. */
const vehicles: Record<string, Entry> = {
  'ABC-123': { make: 'POLARIS', model: 'PN 640 TRAIL', year: 2024 },
  '4XASP0901EB123456': { make: 'POLARIS INDUSTRIES', model: 'PN 640 TRAIL ES', year: 2024 },
  'KLK-600': { make: 'KAIRA', model: 'REITTI 600', year: 2025 },
  'MNK-900': { make: 'KAIRA', model: 'KONTIO 900', year: 2024 },
  // several models of the shop have this name
  'AN-580': { make: 'ARCTIC CAT', model: 'AN 580', year: 2022 },
  // a machine that the shop has no goods for
  'CAR-1': { make: 'TOYOTA', model: 'COROLLA', year: 2019 },
};

/** Numbers that make the register fail, to show what the shop does then. */
const DOWN = 'ERR-500';
const WRONG = 'ERR-200';
const SLOW = 'ERR-408';

const answer: typeof fetch = async (_, init) => {
  const asked = question.parse(JSON.parse(String(init?.body)));
  const code = 'plate' in asked ? asked.plate : asked.vin;
  if (code === DOWN) return Response.json({ error: 'down' }, { status: 500 });
  if (code === WRONG) return new Response(`<html>${code}</html>`);
  // ends with the shop's time limit
  if (code === SLOW) await delay(60_000, undefined, { signal: init?.signal ?? undefined, ref: false });
  return Response.json({ vehicle: vehicles[code] ?? null });
};

/** A vehicle register for a demo without a contract: the shop's protocol (docs/vehicle-register.md), handled in process. */
export const simulatedRegister = (now: () => Date): VehicleRegister =>
  httpRegister({ fetch: answer, url: 'https://register.simulator.invalid', timeoutMs: 3000, now });
