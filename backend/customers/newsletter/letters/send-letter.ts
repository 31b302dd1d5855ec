import type { Kysely } from 'kysely';
import { createProblems } from '#backend/catalog/import/problems.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ContentService } from '#backend/content/pages/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { proofSubject, type RenderedLetter } from '#backend/platform/mail/newsletter-mail.ts';
import { normalizeEmail } from '#domain/base/contact-details/email.ts';
import type { Locale } from '#domain/base/locale.ts';
import { unsubscribeUrl } from '../links.ts';
import type { NewsletterParts } from '../parts.ts';
import { findSubscriber, type Subscriber, subscribersAfter } from '../queries.ts';
import { suppressedAmong } from '../suppression.ts';
import { deadLinks } from './check-links.ts';
import { readLetter } from './read-letter.ts';
import { renderLetter } from './render-letter.ts';

const BATCH = 200;

export type Letters = { id: string; rendered: { fi: RenderedLetter; en?: RenderedLetter } };
export type SentLetters = {
  /** Confirmed readers that may be mailed, by the language of their letter. */
  readers: Record<Locale, number>;
  /** Those of them to whom it goes now; the others had it before. */
  queued: number;
};

type Parts = Pick<NewsletterParts, 'ctx' | 'mail'> & {
  content: Pick<ContentService, 'page' | 'article' | 'campaign'>;
  search: Pick<SearchService, 'listing'>;
};

/** Sending letters: read from files, mailed through the outbox in batches, once to each reader. */
export function createLetters({ ctx, mail, content, search }: Parts) {
  const { kysely } = ctx.db;

  /** Reads and renders a letter of a file; throws `ImportRefused` naming what is wrong with it, dead links too. */
  async function read(path: string): Promise<Letters> {
    const { id, letters } = await readLetter(path);
    const problems = createProblems();
    const render = async (locale: Locale) => {
      const source = letters[locale];
      if (!source) return undefined;
      for (const problem of await deadLinks(source, locale, { ctx, content })) problems.add(problem);
      return renderLetter(source, { locale, baseUrl: ctx.baseUrl, search });
    };
    const [fi, en] = [await render('fi'), await render('en')];
    problems.refuseIfAny();
    if (!fi) throw new Error('a letter without Finnish was read');
    return { id, rendered: { fi, ...(en && { en }) } };
  }

  const letterOf = ({ rendered }: Letters, locale: Locale) =>
    locale === 'en' && rendered.en ? { locale, letter: rendered.en } : { locale: 'fi' as const, letter: rendered.fi };

  const mailOf = (
    letters: Letters,
    reader: Pick<Subscriber, 'email' | 'locale' | 'unsubscribeToken'>,
    subjectId: string,
  ) => ({
    kind: 'newsletter-letter' as const,
    ...letterOf(letters, reader.locale),
    ...{ subjectId, to: reader.email },
    unsubscribeUrl: unsubscribeUrl(ctx.baseUrl, reader.locale, reader.unsubscribeToken),
  });

  type Batch = { last: string | null; locales: Locale[]; queued: number };

  /** One page of readers, locked: whoever says no at this moment does it before or after, and then the mail is taken back. */
  async function batchAfter(
    tx: Kysely<Tables>,
    letters: Letters,
    after: string | null,
    dryRun: boolean,
  ): Promise<Batch> {
    const page = await subscribersAfter(tx, { after, limit: BATCH, status: 'confirmed', lock: !dryRun });
    const silent = await suppressedAmong(
      tx,
      page.map(({ email }) => email),
    );
    const readers = page.filter(({ email }) => !silent.has(email));
    let queued = 0;
    if (!dryRun)
      for (const reader of readers)
        if (await mail.queueBulk(tx, mailOf(letters, reader, `letter:${letters.id}:${reader.id}`))) queued++;
    const last = page.length < BATCH ? null : (page.at(-1)?.id ?? null);
    return { last, locales: readers.map(({ locale }) => letterOf(letters, locale).locale), queued };
  }

  return {
    read,

    /**
     * Sends a letter to every confirmed reader who may be mailed. Stopped halfway and begun again, or sent twice, nobody
     * gets it twice. `dryRun` counts only.
     */
    async send(letters: Letters, { dryRun = false, onProgress = (_done: number) => {} } = {}): Promise<SentLetters> {
      const sent: SentLetters = { readers: { fi: 0, en: 0 }, queued: 0 };
      let after: string | null = null;
      do {
        const done: Batch = await inTransaction(kysely, (tx) => batchAfter(tx, letters, after, dryRun));
        for (const locale of done.locales) sent.readers[locale]++;
        sent.queued += done.queued;
        onProgress(sent.readers.fi + sent.readers.en);
        after = done.last;
      } while (after !== null);
      return sent;
    },

    /** Sends a letter to one address to look at, in each of its languages, whoever it is. */
    async proof(letters: Letters, address: string): Promise<void> {
      const email = normalizeEmail(address);
      const known = await findSubscriber(kysely, { email });
      const unsubscribeToken = known?.unsubscribeToken ?? 'esimerkki';
      const at = ctx.now().getTime();
      await kysely.transaction().execute(async (tx) => {
        for (const locale of Object.keys(letters.rendered) as Locale[])
          await mail.queue(
            tx,
            mailOf(letters, { email, locale, unsubscribeToken }, proofSubject(`${letters.id}:${locale}:${at}`)),
          );
      });
      mail.kick();
    },
  };
}
