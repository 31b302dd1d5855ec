import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

/**
 * A schema as a tool shows it, which lets everything pass: the operation checks its input itself, so that REST and MCP refuse the same in
 * the same words.
 */
export function described(schema: z.ZodType): StandardSchemaWithJSON {
  const document = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const jsonSchema = () => document;
  return {
    '~standard': {
      version: 1,
      vendor: 'tieva',
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: jsonSchema, output: jsonSchema },
    },
  };
}
