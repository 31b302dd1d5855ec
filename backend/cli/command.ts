import { z } from 'zod';

/** What can be asked of a shop from outside, as it goes over the socket. Folders are absolute. */
export const commandSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('import'), folder: z.string().min(1), dryRun: z.boolean() }),
  z.strictObject({ name: z.literal('content'), folder: z.string().min(1).nullable() }),
  z.strictObject({
    name: z.literal('orders-list'),
    limit: z.int().min(1).max(1000),
    status: z.string().nullable(),
    json: z.boolean(),
  }),
  z.strictObject({ name: z.literal('orders-show'), number: z.string().min(1), json: z.boolean() }),
  z.strictObject({ name: z.literal('search-reindex') }),
  z.strictObject({ name: z.literal('health') }),
]);

export type Command = z.infer<typeof commandSchema>;

/** Where a command says what it does; on a terminal, or through the socket to one. */
export type Out = {
  line(text: string): void;
  /** `total` 0 means unknown. */
  progress(label: string, done: number, total: number): void;
};

/** A command that could not do its work: the message says what is wrong, `next` what to do now. */
export class CommandFailed extends Error {
  readonly next: string;
  constructor(message: string, next: string) {
    super(message);
    this.name = 'CommandFailed';
    this.next = next;
  }
}
