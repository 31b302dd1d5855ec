import { isPossibleId, type Sku } from '#domain/base/ids.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import type { ProductState } from '#domain/catalog/products/product-list.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { ChangeSetService } from './service.ts';

/** A product as the person saw it, and where it shall go: into the shop, or back to a draft. */
export type PageMove = { sku: Sku; title: string; seen: ProductState; to: 'published' | 'draft' };

/** `changed`: it is in another state by now. `refused`: what keeps it where it is, as an import says it. */
export type MoveRefusal = Fail<'changed', ProductState | null> | Fail<'refused', string | null>;

const states: readonly ProductState[] = ['published', 'draft', 'archived'];

/** Moves of one product from the list, each a change set that is applied at once, so that it can be taken back whole. */
export function createPageMoves({ changeSets }: { changeSets: ChangeSetService }) {
  /** Applies a set that was just checked; false when it could not be. */
  async function apply(actor: Actor, id: number): Promise<boolean> {
    const set = await changeSets.one(actor, id);
    const approved = set && (await changeSets.approve(actor, id, set.version));
    return approved?.ok === true && approved.value.state !== 'checked';
  }

  return {
    /** Moves a product. Answers the id of its change set. */
    async move(actor: Actor, { sku, title, seen, to }: PageMove): Promise<Ok<{ id: number }> | MoveRefusal> {
      authorise(actor, 'products.edit', { subject: sku });
      if (!isPossibleId(sku)) return fail('changed', null);
      const row = to === 'published' ? { sku, state: to } : { sku, state: to, to: null };
      const made = await changeSets.make(actor, { title, source: 'cells', rows: [{ part: 'pages', row }] });
      if (!made.ok) return fail('changed', null);
      const { id } = made.value;
      const [checked] = (await changeSets.rows(actor, id)).rows;
      const before = checked?.changes.find(({ field }) => field === 'state')?.before;
      if (before === seen && checked?.problem === null && (await apply(actor, id))) return ok({ id });
      await changeSets.refuse(actor, id);
      if (checked?.problem) return fail('refused', checked.reason);
      // a set that changes nothing names no state: the product is where it should go
      return fail('changed', states.find((state) => state === before) ?? to);
    },

    /** Takes a move back, with the prices and reductions that the product had. False when it changed meanwhile. */
    async takeBack(actor: Actor, id: number): Promise<boolean> {
      const inverse = await changeSets.undo(actor, id);
      if (!inverse.ok) return false;
      const applied = await apply(actor, inverse.value.id);
      if (!applied) await changeSets.refuse(actor, inverse.value.id);
      return applied;
    },
  };
}
