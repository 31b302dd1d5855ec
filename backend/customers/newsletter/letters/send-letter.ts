import type { Kysely } from 'kysely';
import { createProblems } from '#backend/catalog/import/problems.ts';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ContentService } from '#backend/content/pages/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { normalizeEmail } from '#domain/base/contact-details/email.ts';
import type { Locale } from '#domain/base/locale.ts';
import { keysOf } from '#domain/base/records.ts';
import type { NewsletterDeps } from '../deps.ts';
import { unsubscribeUrl } from '../links.ts';
import { proofSubject, type RenderedLetter } from '../mails/newsletter-mail.ts';
import { findSubscriber, type Subscriber, subscribersAfter } from '../queries.ts';
import { suppressedAmong } from '../suppression.ts';
import { cardsBySlug } from './cards-by-slug.ts';
import { deadLinks } from './check-links.ts';
import { type ReadLetter, readLetter } from './read-letter.ts';
import { renderLetter } from './render-letter.ts';

const BATCH = 200;

export type Letters = { id: string; rendered: { fi: RenderedLetter; en?: RenderedLetter } };
export type SentLetters = {
  /** Confirmed, mailable subscribers by the language of their letter. */
  readers: Record<Locale, number>;
  /** Subscribers among them to whom the letter goes now; the others got it before. */
  queued: number;
};

export type LetterParts = Pick<NewsletterDeps, 'ctx' | 'mail'> & {
  content: Pick<ContentService, 'page' | 'article' | 'campaign'>;
  search: Pick<SearchService, 'listing'>;
  catalog: Pick<CatalogService, 'cardsBySku'>;
};

/** Sends letters: reads them from files and queues them in the outbox in batches, once for each subscriber. */
export function createLetters({ ctx, mail, content, search, catalog }: LetterParts) {
  const { kysely } = ctx.db;
  const cards = cardsBySlug(kysely, catalog);

  /**
   * Renders a letter at the prices of the moment; throws `ImportRefused` with its problems, dead links included. `track` puts
   * another URL in the place of a link's.
   */
  async function render({ id, letters }: ReadLetter, track?: (url: string) => string): Promise<Letters> {
    const problems = createProblems();
    const inLocale = async (locale: Locale) => {
      const source = letters[locale];
      if (!source) return undefined;
      for (const problem of await deadLinks(source, locale, { ctx, content })) problems.add(problem);
      return renderLetter(source, { locale, baseUrl: ctx.baseUrl, search, cards, ...(track && { track }) });
    };
    const [fi, en] = [await inLocale('fi'), await inLocale('en')];
    problems.refuseIfAny();
    if (!fi) throw new Error('letter without a Finnish version');
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
    subjectId,
    to: reader.email,
    unsubscribeUrl: unsubscribeUrl(ctx.baseUrl, reader.locale, reader.unsubscribeToken),
  });

  type Batch = { last: string | null; locales: Locale[]; queued: number };

  /**
   * One page of subscribers, locked: a concurrent unsubscription comes before the mail is queued, or after it and
   * withdraws it.
   */
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
    /** Reads and renders a letter of a file; throws `ImportRefused` with its problems. */
    read: async (path: string): Promise<Letters> => render(await readLetter(path)),
    render,

    /** The letter as one reader would get it, with a link that unsubscribes nobody. */
    sample: (letters: Letters, locale: Locale) =>
      mail.render(mailOf(letters, { email: 'esimerkki@example.com', locale, unsubscribeToken: 'esimerkki' }, 'sample')),

    /**
     * Queues a letter for every confirmed, mailable subscriber. When interrupted or repeated, nobody gets it twice.
     * `dryRun` only counts.
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

    /** Sends a letter in each of its languages to one address for review. */
    async proof(letters: Letters, address: string): Promise<void> {
      const email = normalizeEmail(address);
      const known = await findSubscriber(kysely, { email });
      const unsubscribeToken = known?.unsubscribeToken ?? 'esimerkki';
      const at = ctx.now().getTime();
      await kysely.transaction().execute(async (tx) => {
        for (const locale of keysOf(letters.rendered))
          await mail.queue(
            tx,
            mailOf(letters, { email, locale, unsubscribeToken }, proofSubject(`${letters.id}:${locale}:${at}`)),
          );
      });
    },
  };
}

export type SendLetters = ReturnType<typeof createLetters>;
