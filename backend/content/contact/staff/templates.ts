import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { MAX_MESSAGE } from '#domain/base/text-lengths.ts';
import type { TemplateKind } from '#domain/content/contact/contact-state.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';

/** A text that staff begin an answer with. */
export type ReplyTemplate = {
  id: string;
  kind: TemplateKind;
  locale: Locale;
  name: string;
  body: string;
  version: number;
};
export type TemplateOutcome =
  | Ok<null>
  | FailBy<{ unknown: unknown; invalid: 'name' | 'body'; conflict: ReplyTemplate }>;

const LONGEST_NAME = 60;

/** Templates of answers: rows that those who answer keep up themselves. */
export function createReplyTemplates(ctx: Pick<ShopContext, 'db' | 'now'>) {
  const { kysely } = ctx.db;
  const rows = (db = kysely) =>
    db.selectFrom('reply_template').select(['id', 'kind', 'locale', 'name', 'body', 'version']);
  const wrong = ({ name, body }: Pick<ReplyTemplate, 'name' | 'body'>): 'name' | 'body' | null => {
    if (name.trim() === '' || name.length > LONGEST_NAME) return 'name';
    return body.trim() === '' || body.length > MAX_MESSAGE ? 'body' : null;
  };

  return {
    /** Templates of a kind by name; of all languages unless one is given. */
    async list(kind: TemplateKind, locale: Locale | null = null): Promise<ReplyTemplate[]> {
      const query = rows().where('kind', '=', kind).orderBy('name').orderBy('id');
      return (locale ? query.where('locale', '=', locale) : query).execute();
    },

    async add(actor: Actor, made: Omit<ReplyTemplate, 'id' | 'version'>): Promise<TemplateOutcome> {
      authorise(actor, 'messages.answer', { subject: 'templates' });
      const problem = wrong(made);
      if (problem) return fail('invalid', problem);
      await inTransaction(kysely, async (tx) => {
        await tx.insertInto('reply_template').values(made).execute();
        await recordAudit(tx, actor, ctx.now(), {
          action: 'messages.template',
          subject: { kind: 'template', id: made.name },
          after: { body: made.body },
        });
      });
      return ok(null);
    },

    /** Saves name and text; a colleague's change since `version` is a conflict. */
    async save(
      actor: Actor,
      id: string,
      { version, name, body }: Pick<ReplyTemplate, 'version' | 'name' | 'body'>,
    ): Promise<TemplateOutcome> {
      authorise(actor, 'messages.answer', { subject: 'templates' });
      const problem = wrong({ name, body });
      if (problem) return fail('invalid', problem);
      const saved = await inTransaction(kysely, async (tx): Promise<TemplateOutcome> => {
        const before = isRowId(id) ? await rows(tx).where('id', '=', id).forUpdate().executeTakeFirst() : null;
        if (!before) return fail('unknown');
        if (before.version !== version) return fail('conflict', before);
        const change = { name, body, version: version + 1 };
        await tx.updateTable('reply_template').set(change).where('id', '=', id).execute();
        await recordAudit(tx, actor, ctx.now(), {
          action: 'messages.template',
          subject: { kind: 'template', id: name },
          before: { body: before.body },
          after: { body },
        });
        return ok(null);
      });
      return saved;
    },
  };
}
