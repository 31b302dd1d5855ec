import { z } from 'zod';
import { type Note, notesOf } from './field-notes.ts';
import type { PartDoc } from './parts.ts';

type Node = { [key: string]: unknown; properties?: Record<string, Node>; items?: Node; anyOf?: Node[] };

/** The properties of a schema node, also of a list's entries or of a nullable object. */
const partsOf = (node: Node): Record<string, Node> =>
  node.properties ?? node.items?.properties ?? (node.anyOf?.[0] ? partsOf(node.anyOf[0]) : {});

function addDescriptions(parts: Record<string, Node>, notes: { [field: string]: Note }): void {
  for (const [name, node] of Object.entries(parts)) {
    const note = notes[name];
    if (note === undefined) continue;
    node.description = typeof note === 'string' ? note : note.note;
    if (typeof note !== 'string') addDescriptions(partsOf(node), note.of);
  }
}

/** The JSON Schema of one row of a file, generated from its Zod schema. */
export function jsonSchemaOf({ name, schema, about }: PartDoc): object {
  // the input form, before defaults are filled in
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  addDescriptions(partsOf(made), notesOf(name));
  const { $schema, ...rest } = made;
  return { $schema, title: name, description: about, ...rest };
}
