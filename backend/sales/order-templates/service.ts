import { z } from 'zod';
import { buyingMember } from '#backend/customers/companies/service.ts';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { orderLines } from '#domain/sales/checkout/order-request.ts';

/** A named list of goods of a company. `by`: who changed it last; '' when their account is gone. */
export type OrderTemplate = { id: string; name: string; lines: WantedLine[]; changedAt: string; by: string };
export type TemplateSaved = Ok<null> | Fail<'no_company' | 'name' | 'lines' | 'exists' | 'too_many'>;

const MAX_NAME = 60;
const MAX_TEMPLATES = 100;
type Member = Pick<Visitor, 'userId'>;

export type OrderTemplateService = ReturnType<typeof createOrderTemplates>;

/** Order templates, which the members of a company share (template-1). Prices are those of the moment they are put into a cart. */
export function createOrderTemplates({ db: { kysely }, now }: ShopContext) {
  const companyOf = async ({ userId }: Member) => (await buyingMember(kysely, userId))?.companyId ?? null;

  return {
    /** The templates of a member's company by name; null without an approved company. */
    async list(member: Member): Promise<OrderTemplate[] | null> {
      const companyId = await companyOf(member);
      if (!companyId) return null;
      const rows = await kysely
        .selectFrom('order_template as template')
        .leftJoin('auth_user as user', 'user.id', 'template.changed_by')
        .select(['template.id', 'template.name', 'template.lines', 'template.changed_at', 'user.name as by'])
        .where('company_id', '=', companyId)
        .orderBy('template.name')
        .execute();
      return rows.map(({ id, name, lines, changed_at, by }) => ({
        id,
        name,
        lines,
        changedAt: changed_at.toISOString(),
        by: by ?? '',
      }));
    },

    /** Stores lines under a name; a template of that name is there already unless it `replaces` it. */
    async save(member: Member, typed: { name: string; lines: unknown; replaces: boolean }): Promise<TemplateSaved> {
      const companyId = await companyOf(member);
      if (!companyId) return fail('no_company');
      const name = typed.name.trim();
      if (name === '' || name.length > MAX_NAME || /\p{Cc}/u.test(name)) return fail('name');
      const lines = orderLines.safeParse(typed.lines);
      if (!lines.success) return fail('lines');
      return inTransaction(kysely, async (tx): Promise<TemplateSaved> => {
        // of requests at once, each sees how many there are
        await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute();
        const all = await tx
          .selectFrom('order_template')
          .select(['id', 'name'])
          .where('company_id', '=', companyId)
          .execute();
        const stored = all.find((one) => one.name.toLowerCase() === name.toLowerCase());
        if (stored && !typed.replaces) return fail('exists');
        if (!stored && all.length >= MAX_TEMPLATES) return fail('too_many');
        const values = { name, lines: JSON.stringify(lines.data), changed_at: now(), changed_by: member.userId };
        if (stored) await tx.updateTable('order_template').set(values).where('id', '=', stored.id).execute();
        else
          await tx
            .insertInto('order_template')
            .values({ ...values, company_id: companyId })
            .execute();
        return ok(null);
      });
    },

    /** Deletes a template of a member's company; false when there is none. */
    async remove(member: Member, id: string): Promise<boolean> {
      const companyId = await companyOf(member);
      if (!companyId || !z.uuid().safeParse(id).success) return false;
      const { numDeletedRows } = await kysely
        .deleteFrom('order_template')
        .where('id', '=', id)
        .where('company_id', '=', companyId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
