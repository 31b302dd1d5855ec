import type { Actor } from '#domain/staff/actor.ts';

/** A person at the command line, who may do everything. */
export const byCommand: Actor = { kind: 'command', name: null };
