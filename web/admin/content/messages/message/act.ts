import { data, redirect } from 'react-router';
import type { MessageOutcome, StaffMessage } from '#backend/content/contact/service.ts';
import { type ContactState, contactStates, fillTemplate } from '#domain/content/contact/contact-state.ts';
import type { staffOf } from '#web/admin/base/context.ts';

/** Answers to the forms of a message's page; `body` is the answer as it was typed. */
export type MessageAnswer = {
  body?: string;
  key?: string;
  conflict?: StaffMessage;
  failed?: 'invalid' | 'unknown_order' | 'failed';
  order?: string;
};

type Page = ReturnType<typeof staffOf> & { number: string; form: FormData };

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

function after(done: MessageOutcome, { number }: Page, kept: MessageAnswer, isSent = false) {
  if (done.ok) throw redirect(`/viestit/${number}${isSent ? '?lahetetty=1' : ''}`);
  if (done.reason === 'conflict') return data<MessageAnswer>({ ...kept, conflict: done.details }, 409);
  const failed = done.reason === 'invalid' || done.reason === 'unknown_order' ? done.reason : 'failed';
  return data<MessageAnswer>({ ...kept, failed }, 400);
}

async function template({ shop, actor, number, form }: Page) {
  const message = await shop.contact.inbox.one(actor, number);
  const all = await shop.contact.templates.list('message', message?.locale ?? null);
  const found = all.find(({ id }) => id === text(form, 'template'));
  const body = fillTemplate(found?.body ?? '', message?.name.split(' ')[0] ?? '');
  return data<MessageAnswer>({ body: found ? body : text(form, 'body'), key: text(form, 'key') });
}

/** Runs the action of a form on a message's page by its `intent`. */
export async function act(page: Page) {
  const { shop, actor, number, form } = page;
  const { inbox } = shop.contact;
  switch (form.get('intent')) {
    case 'template':
      return template(page);
    case 'assign':
      return after(await inbox.change(actor, number, { assigneeId: text(form, 'assignee') || null }), page, {});
    case 'order': {
      const order = text(form, 'order').trim();
      return after(await inbox.change(actor, number, { order: order || null }), page, { order });
    }
    case 'state': {
      const state = contactStates.find((one): one is ContactState => one === form.get('state'));
      return after(await inbox.change(actor, number, state ? { state } : {}), page, {});
    }
    default: {
      const kept = { body: text(form, 'body'), key: text(form, 'key') };
      const seen = { seenVersion: Number(form.get('seenVersion')), key: kept.key };
      return after(await inbox.answer(actor, number, kept.body, seen), page, kept, true);
    }
  }
}
