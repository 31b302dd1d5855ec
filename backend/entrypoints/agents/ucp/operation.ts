import type { z } from 'zod';
import type { Shop } from '#backend/shop.ts';
import type { Negotiated } from '../platforms/negotiate.ts';
import type { Outcome } from './message.ts';
import type { CapabilityName } from './protocol.ts';

/** A request of an agent, with validated input. `ip` counts wrong codes and is not kept. */
export type Call<I> = { shop: Shop; input: I; id: string; negotiated: Negotiated; ip: string };

type Described = {
  name: string;
  capability: CapabilityName;
  method: 'GET' | 'POST' | 'PUT';
  /** Below the endpoint, with `{id}` for the parameter. */
  path: string;
  /** What holds the body in an MCP call; null: it takes none. */
  argument: 'catalog' | 'cart' | 'checkout' | null;
  summary: string;
  /** It changes something: repeated with the same key it does not act again. */
  writes: boolean;
  /** It makes something new (201). */
  creates?: boolean;
};

/** An operation of the protocol: its route, its MCP tool, the documentation and the tests come from it (agent-1). */
export type Operation = Described & { input: z.ZodType; run(call: never): Promise<Outcome> };

/** Defines an operation; `run` gets validated input. */
export const operation = <S extends z.ZodType>(
  spec: Described & { input: S; run(call: Call<z.output<S>>): Promise<Outcome> },
): Operation => spec;

export const takesId = ({ path }: Pick<Operation, 'path'>): boolean => path.includes('{id}');
