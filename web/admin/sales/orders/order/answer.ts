import type { OrderClash } from '#backend/sales/orders/staff/service.ts';
import type { Notice } from '#web/admin/base/toasts/toasts.ts';
import type fi from '#web/messages/admin/fi/order.ts';

type Texts = keyof typeof fi;
export type DoneKey = Extract<Texts, `done.${string}`> extends `done.${infer K}` ? K : never;
export type FailKey = Extract<Texts, `fail.${string}`> extends `fail.${infer K}` ? K : never;

/** A field of the edit form that was not accepted. */
export type FieldProblem = { field: string; problem: string };

/** What an action of the page of an order answers when it stays there: it did nothing, or it can be undone. What was typed comes back with it. */
export type OrderAnswer =
  | { done: DoneKey; notice: Notice }
  | { failed: FailKey; cents: number | null }
  | { problems: FieldProblem[]; typed: Record<string, string> }
  | { version: number; clashes: OrderClash[]; typed: Record<string, string> };
