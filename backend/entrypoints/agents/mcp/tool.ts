import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { checkFields, fieldDetail } from '#backend/platform/http-kit/field-errors.ts';
import type { Shop } from '#backend/shop.ts';
import { locales } from '#domain/base/locale.ts';
import { described } from './described.ts';

/** What a tool of the shop's own gives: facts, or why there are none. */
export type ToolResult = { ok: true; body: Record<string, unknown> } | { ok: false; text: string };

type Described = { name: string; title: string; description: string };

/** A tool of what only this shop knows; it needs no profile of an agent and changes nothing (agent-6). */
export type ShopTool = Described & {
  schema: StandardSchemaWithJSON;
  run(shop: Shop, input: unknown): Promise<ToolResult>;
};

/** Defines a tool; `run` gets validated input. */
export function shopTool<S extends z.ZodType>(
  spec: Described & { input: S; run(shop: Shop, input: z.output<S>): Promise<ToolResult> },
): ShopTool {
  const { input, run, ...rest } = spec;
  return {
    ...rest,
    schema: described(input),
    async run(shop, given) {
      const checked = checkFields(input, given ?? {});
      if (checked.ok) return run(shop, checked.value);
      const details = (checked.details ?? []).map(fieldDetail);
      return none(details.map(({ field, message }) => `${field || 'arguments'}: ${message}`).join(' '));
    },
  };
}

export const facts = (body: Record<string, unknown>): ToolResult => ({ ok: true, body });
export const none = (text: string): ToolResult => ({ ok: false, text });

/** Fields of several tools. */
export const language = z.enum(locales).default('fi').describe('Language of names and texts.');
export const vehicleFields = {
  make: z.string().trim().min(1).max(60).describe('Make, e.g. Polaris.'),
  model: z.string().trim().min(1).max(100).describe('Model as find_vehicles names it.'),
  year: z.int().min(1900).max(2100).nullish().describe('Model year; without it some goods can only be checked.'),
};
