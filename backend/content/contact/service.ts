import { createHash } from 'node:crypto';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Client } from '#backend/platform/http-kit/client.ts';
import type { FormStamps } from '#backend/platform/http-kit/form-stamps.ts';
import { createLimits, type Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { phoneOf } from '#backend/platform/phone.ts';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { type ContactProblems, checkContactForm } from '#domain/content/contact/contact-form.ts';
import { shop } from '#shop.config';
import type { ContactMail } from './mails/contact-mail.ts';
import { deleteMessages, insertMessage, messagesFrom, numberOf } from './queries.ts';
import { createContactInbox } from './staff/staff-actions.ts';
import { createReplyTemplates } from './staff/templates.ts';

/** Subject of a message; `store` null is customer service. An unknown product makes it a general question. */
export type { ListedMessage, StaffMessage } from './staff/message-queries.ts';
export type { MessageOutcome } from './staff/staff-actions.ts';
export type { ReplyTemplate } from './staff/templates.ts';

export type ContactAbout =
  | { kind: 'question'; store: string | null }
  | { kind: 'product'; slug: string; store: string | null }
  | { kind: 'accessibility' };

export type ContactSender = {
  about: ContactAbout;
  locale: Locale;
  client: Pick<Client, 'ip'>;
  /** Key of the opened form: sent twice, it makes one message. */
  formKey: string;
};

/** 'invalid' names fields; 'robot': the honeypot was filled in, or the form was sent too fast or is too old. */
export type ContactOutcome =
  | Result<{ number: string }, 'invalid', ContactProblems>
  | Fail<'robot', 'website' | 'early' | 'stale'>
  | Limited;

export type ContactService = ReturnType<typeof createContactService>;

type Parts = {
  catalog: Pick<CatalogService, 'product'>;
  formStamps: Pick<FormStamps, 'trapped'>;
  mail: Pick<MailService<ContactMail>, 'queue' | 'forget'>;
  jobs: Pick<Jobs, 'define'>;
};

/** One year before `now`: the retention time of messages. */
function keptFrom(now: Date): Date {
  const from = new Date(now);
  from.setUTCFullYear(now.getUTCFullYear() - 1);
  return from;
}

/**
 * Messages of visitors to customer service and stores: stored for a year, mailed at once, with a copy to the sender
 * (contact-1).
 */
export function createContactService(ctx: ShopContext, { catalog, formStamps, mail, jobs }: Parts) {
  const { kysely } = ctx.db;
  const limits = createLimits(ctx.db);

  async function retain(): Promise<void> {
    const gone = await kysely.transaction().execute(async (tx) => {
      const subjectIds = await deleteMessages(tx, { before: keptFrom(ctx.now()) });
      await mail.forget(tx, { subjectIds, recipient: null });
      return subjectIds.length;
    });
    if (gone > 0) ctx.log.info({ messages: gone }, 'old messages deleted');
  }
  jobs.define('contact-retention', retain, { cron: '37 3 * * *' });

  return {
    /**
     * Stores a message once per form and content, mails it to the store or customer service with the sender as
     * Reply-To, and mails a numbered copy to the sender: at most a few copies an hour to one address.
     */
    async send(
      input: Readonly<Record<string, unknown>>,
      { about, locale, client, formKey }: ContactSender,
    ): Promise<ContactOutcome> {
      const checked = checkContactForm(input);
      if (!checked.ok) return checked;
      const phone = phoneOf(checked.value.phone, 'FI');
      if (!phone.ok) return fail('invalid', { phone: 'phone' });
      const robot = formStamps.trapped(input);
      if (robot) return fail('robot', robot);
      const words = { ...checked.value, phone: phone.value };
      const key = createHash('sha256')
        .update(JSON.stringify([formKey, about, words]))
        .digest('base64url');
      const before = await numberOf(kysely, key);
      if (before) return ok({ number: before });
      const limited = await limits.consume(['contact-from', client.ip], ['contact-to', words.email]);
      if (limited) return limited;

      const product = about.kind === 'product' ? await catalog.product(about.slug, locale) : null;
      const kind = about.kind === 'product' && !product ? 'question' : about.kind;
      const store = about.kind === 'accessibility' ? null : shop.stores.find(({ id }) => id === about.store);
      const number = await kysely.transaction().execute(async (tx) => {
        const made = await insertMessage(tx, {
          key,
          kind,
          words,
          locale,
          storeId: store?.id ?? null,
          sku: product?.sku ?? null,
          at: ctx.now(),
        });
        if (!made) return numberOf(tx, key);
        const told = {
          subjectId: made.id,
          number: made.number,
          about: kind,
          words,
          locale,
          to: store ? { name: store.name, email: store.email } : { name: null, email: shop.email },
          product: product && {
            name: product.name,
            sku: product.sku,
            url: `${ctx.baseUrl}${localePrefix(locale)}/product/${encodeURIComponent(product.slug)}`,
          },
        };
        await mail.queue(tx, { kind: 'contact-notice', ...told });
        await mail.queue(tx, { kind: 'contact-copy', ...told });
        return made.number;
      });
      return ok({ number: number ?? '' });
    },
    /** The inbox of staff. */
    inbox: createContactInbox({ ctx, mail }),
    templates: createReplyTemplates(ctx),
    /** Messages from an address, for the data export. The caller knows that the address is verified. */
    own: (email: string) => messagesFrom(kysely, email),
    /** Deletes the messages of an address in the caller's transaction. Returns the subject ids of their mails. */
    forget: deleteMessages,
    /** Nightly cleanup; run by the job queue, and by tests directly. */
    retain,
  };
}
