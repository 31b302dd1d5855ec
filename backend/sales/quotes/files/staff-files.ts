import { authorOf, recordAudit } from '#backend/platform/audit/service.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { ReceivedFile } from '#backend/platform/files/receive-form.ts';
import type { FileRefusal } from '#backend/platform/files/service.ts';
import type { FileType } from '#domain/base/file-type.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { QuoteDeps } from '../deps.ts';
import { findQuote } from '../queries.ts';
import { deleteFile, filesOf, hasFile, insertFile } from './queries.ts';

/** Files and bytes that staff may attach to one quote. */
export const MOST_FILES = 20;
export const MOST_BYTES = 60 * 1024 * 1024;

const ALLOWED: readonly FileType[] = ['pdf', 'jpg', 'png', 'webp'];

/** Why a file was not attached; `file` is its name as the browser gave it. */
export type AttachRefusal = { file: string; reason: FileRefusal | 'quote_full' };

export type AttachOutcome =
  | Ok<number>
  | FailBy<{ unknown: unknown; not_a_form: unknown; no_file: unknown; refused: AttachRefusal[] }>;

/** Files that staff attach to a quote: they go with its next reply or message (quote-9). */
export function createStaffFiles({ ctx, files }: QuoteDeps) {
  const { kysely } = ctx.db;

  async function attachOne(
    actor: Actor,
    number: string,
    received: ReceivedFile,
  ): Promise<FileRefusal | 'quote_full' | null> {
    const checked = await files.check(received, ALLOWED);
    if (!checked.ok) return checked.reason;
    const stored = await files.store(checked.value);
    return inTransaction(kysely, async (tx) => {
      const quote = await findQuote(tx, { by: 'number', value: number, lock: true });
      // the same file twice is one; what is not taken is removed
      if (!quote || (await hasFile(tx, quote.id, stored.sha256))) return null;
      const there = (await filesOf(tx, quote.id)).filter(({ byShop }) => byShop);
      const bytes = there.reduce((sum, file) => sum + file.bytes, stored.bytes);
      if (there.length >= MOST_FILES || bytes > MOST_BYTES) return 'quote_full';
      const at = ctx.now();
      await files.take(tx, stored.id);
      await insertFile(tx, stored, { quoteId: quote.id, by: authorOf(actor), at, isSent: false });
      // no name: it may be a person's, and the log is never shortened
      const after = { file: stored.id, type: stored.type, bytes: stored.bytes };
      await recordAudit(tx, actor, at, { action: 'quotes.attach', subject: { kind: 'quote', id: number }, after });
      return null;
    });
  }

  const mayChange = (actor: Actor, number: string) => {
    authorise(actor, 'quotes.answer', { subject: number });
    authorise(actor, 'orders.contacts');
  };

  return {
    /**
     * Attaches the files of a form to a quote: PDFs and pictures, recognised by content; pictures are written anew without EXIF.
     * Those that are refused are named; the others are attached. Returns how many came.
     */
    async attach(actor: Actor, number: string, request: Request): Promise<AttachOutcome> {
      mayChange(actor, number);
      if (!(await findQuote(kysely, { by: 'number', value: number }))) return fail('unknown');
      const done = await files.receive(request, MOST_FILES, async (form): Promise<AttachOutcome> => {
        if (form.files.length === 0) return fail('no_file');
        const refused: AttachRefusal[] = [];
        for (const file of form.files) {
          const reason = await attachOne(actor, number, file);
          if (reason) refused.push({ file: file.name, reason });
        }
        return refused.length > 0 ? fail('refused', refused) : ok(form.files.length);
      });
      return done.ok ? done.value : done;
    },

    /** Takes a file off a quote, also off the customer's page. False when it is not there. */
    async detach(actor: Actor, number: string, id: string): Promise<boolean> {
      mayChange(actor, number);
      return inTransaction(kysely, async (tx) => {
        const quote = await findQuote(tx, { by: 'number', value: number, lock: true });
        const file = quote && (await filesOf(tx, quote.id)).find((one) => one.id === id);
        if (!file) return false;
        await deleteFile(tx, id);
        const before = { file: id, type: file.type, bytes: file.bytes, sent: file.sentAt !== null };
        const subject = { kind: 'quote', id: number };
        await recordAudit(tx, actor, ctx.now(), { action: 'quotes.detach', subject, before });
        return true;
      });
    },

    /** A file of a quote with its bytes, for those who see contacts; null when there is none. */
    async file(actor: Actor, number: string, id: string) {
      authorise(actor, 'quotes.read', { subject: number });
      authorise(actor, 'orders.contacts');
      const quote = await findQuote(kysely, { by: 'number', value: number });
      const file = quote && (await filesOf(kysely, quote.id)).find((one) => one.id === id);
      const bytes = file && (await files.read(id));
      return file && bytes ? { name: file.name, type: file.type, bytes } : null;
    },
  };
}
