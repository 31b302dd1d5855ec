import type { NewsletterMail } from '#backend/customers/newsletter/mails/newsletter-mail.ts';
import {
  type SubscribeRequest,
  suppressionOf,
  trapped,
  unsubscribeUrl,
} from '#backend/customers/newsletter/service.ts';
import { oneMail } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import { thumbnail } from '#backend/platform/mail/templates/picture.ts';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import { fail, ok } from '#domain/base/result.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { SEARCH_KIND } from '#domain/customers/alerts/alert.ts';
import { isRested, knownAfter, newMatches, savedSearchOf, usedQuery } from '#domain/customers/alerts/saved-search.ts';
import { checkSubscribe } from '#domain/customers/newsletter/subscribe-form.ts';
import { mayMail } from '#domain/customers/newsletter/subscription.ts';
import type { AlertDeps } from './deps.ts';
import { type AlertOutcome, createTake } from './request-alert.ts';
import { activeSearches, claimSearch, type SavedSearch } from './saved-search-queries.ts';

const PAGE = 100;
const MAX_NAME = 300;
/** Machines of one mail; its link shows all. */
const MOST_TOLD = 6;

/** Asks for mails about new used machines that match a listing (alert-2). */
export function createSavedSearches(deps: AlertDeps) {
  const { ctx, search, mail, limits, formStamps } = deps;
  const { kysely } = ctx.db;
  const take = createTake(deps);

  /** The newest matches that can be bought. */
  async function matchesOf(text: string, locale: Locale): Promise<ProductCard[]> {
    const query = usedQuery(new URLSearchParams(text));
    return (await search.listing({ ...query, inStock: true, sort: 'newest' }, locale)).hits;
  }

  /** Handles a form with `email`; `name`: the chosen filters in words. Null: such a search cannot be kept. */
  async function ask(
    params: URLSearchParams,
    name: string,
    input: Readonly<Record<string, unknown>>,
    request: Omit<SubscribeRequest, 'source'>,
  ): Promise<AlertOutcome | null> {
    const text = savedSearchOf(params);
    if (text === null) return null;
    const checked = checkSubscribe(input);
    if (!checked.ok) return fail('invalid', checked.details);
    const robot = trapped(input, 'page', formStamps);
    if (robot) return fail('robot', robot);
    const { email } = checked.value;
    const limited = await limits.consume(...oneMail(request.client.ip, email));
    if (limited) return limited;
    const known = (await matchesOf(text, request.locale)).map(({ slug }) => slug);
    const wanted = { email, sku: '', kind: SEARCH_KIND, price: null, name: name.slice(0, MAX_NAME) };
    return ok({ email, waiting: await take({ ...wanted, search: { text, known } }, request) });
  }

  function mailOf(watch: SavedSearch, machines: ProductCard[]): NewsletterMail {
    const { email: to, locale, searchName: name, text } = watch;
    const base = `${ctx.baseUrl}${localePrefix(locale)}`;
    return {
      kind: 'search-told',
      subjectId: `${watch.id}:${ctx.now().getTime()}`,
      to,
      locale,
      name,
      url: `${base}/vaihtolaitteet${text && `?${text}`}`,
      count: machines.length,
      machines: machines.slice(0, MOST_TOLD).map(({ name: { default: title }, slug, price, image }) => ({
        name: title,
        url: `${base}/product/${slug}`,
        price: price.final?.inclTax ?? null,
        picture: image && thumbnail(image.id, ctx.baseUrl),
      })),
      unsubscribeUrl: unsubscribeUrl(ctx.baseUrl, locale, watch.unsubscribeToken),
    };
  }

  /** Queues the mail of one search if something new matches it; true when it did. */
  async function tell(watch: SavedSearch): Promise<boolean> {
    const found = await matchesOf(watch.text, watch.locale);
    const slugs = found.map(({ slug }) => slug);
    const fresh = newMatches(watch.known, slugs);
    if (fresh.length === 0) return false;
    const machines = found.filter(({ slug }) => fresh.includes(slug));
    return kysely.transaction().execute(async (tx) => {
      if (!(await claimSearch(tx, watch, knownAfter(watch.known, slugs), ctx.now()))) return false;
      if (!mayMail(await suppressionOf(tx, watch.email), 'watch')) return false;
      await mail.queueBulk(tx, mailOf(watch, machines));
      return true;
    });
  }

  /** Checks all active searches, each once a day at most after a mail. Returns how many mails were queued. */
  async function sweep(): Promise<number> {
    let queued = 0;
    for (let page = await activeSearches(kysely, null, PAGE); page.length > 0; ) {
      for (const watch of page) if (isRested(watch.toldAt, ctx.now()) && (await tell(watch))) queued++;
      page = await activeSearches(kysely, page.at(-1)?.id ?? null, PAGE);
    }
    if (queued > 0) ctx.log.info({ queued }, 'mails of saved searches queued');
    return queued;
  }

  return { ask, sweep };
}
