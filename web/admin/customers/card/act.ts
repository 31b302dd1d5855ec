import { data, redirect } from 'react-router';
import type { CustomerNote } from '#backend/customers/accounts/service.ts';
import type { staffOf } from '#web/admin/base/context.ts';

/** Answers to the forms of a customer's page. `body`, `base`: the note as it was typed, and as it was opened. */
export type CardAnswer = {
  noteId?: string;
  body?: string;
  base?: string;
  conflict?: CustomerNote;
  failed?: 'invalid' | 'unknown' | 'reason';
  /** The customer's own data, as a file. */
  exported?: string;
};

type Page = ReturnType<typeof staffOf> & { id: string; form: FormData };
const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

async function remove({ shop, actor, id, form }: Page) {
  const done = await shop.accounts.staff.deleteFor(actor, id, text(form, 'reason'));
  if (done.ok) throw redirect('/asiakkaat?poistettu=1');
  return data<CardAnswer>({ failed: done.reason }, 400);
}

async function exportOf({ shop, actor, id }: Page) {
  const exported = await shop.accounts.staff.exportFor(actor, id);
  if (!exported) return data<CardAnswer>({ failed: 'unknown' }, 404);
  return data<CardAnswer>({ exported: JSON.stringify(exported, null, 2) });
}

/** Runs the action of a form on a customer's page by its `intent`. */
export async function act(page: Page) {
  const { shop, actor, id, form } = page;
  if (form.get('intent') === 'delete') return remove(page);
  if (form.get('intent') === 'export') return exportOf(page);
  const { staff } = shop.accounts;
  const noteId = text(form, 'note');
  const body = text(form, 'body');
  const saved = noteId
    ? await staff.saveNote(actor, id, { id: noteId, version: Number(form.get('version')), body })
    : await staff.addNote(actor, id, body, text(form, 'key'));
  if (saved.ok) throw redirect(`/asiakkaat/${encodeURIComponent(id)}`);
  const kept = { noteId, body, base: text(form, 'base') };
  if (saved.reason === 'conflict') return data<CardAnswer>({ ...kept, conflict: saved.details }, 409);
  return data<CardAnswer>({ ...kept, failed: saved.reason }, 400);
}
