import { data } from 'react-router';
import { wantedTitle } from '#domain/sales/quotes/part-enquiry.ts';
import { tradeInTitle } from '#domain/sales/quotes/trade-in-request.ts';
import { emptyLine, type TypedReply, typedOf } from '../reply-form.ts';
import type { SignedIn } from '../signed-in.ts';

const NOT_FOUND = 404;
const priceText = (euros: number | null) => (euros === null ? '' : euros.toFixed(2).replace('.', ','));

/** A reply to begin with: the newest one, or the lines asked for at today's prices. */
async function beginOf({ shop, actor }: SignedIn, number: string): Promise<TypedReply | null> {
  const { staff } = shop.quotes;
  const quote = await staff.one(actor, number);
  if (!quote?.may.answer) return null;
  const draft = await staff.begin(actor, number);
  if (!draft) return null;
  if (quote.answer) {
    const isOpen = quote.status === 'answered' && quote.lastDay !== null;
    return typedOf(quote.answer, isOpen ? (quote.lastDay ?? '') : draft.validUntil);
  }
  const lines = draft.lines.map(({ sku, title, amount, price }) => ({
    sku,
    title,
    amount: String(amount),
    price: priceText(price),
  }));
  // a part asked for in words: staff fill in the code, or send it as a line of text
  const wanted = lines.length === 0 && quote.partEnquiry;
  return {
    lines: wanted ? [{ ...emptyLine, title: wantedTitle(wanted), amount: '1' }] : lines,
    tradeIn: { title: quote.tradeIn ? tradeInTitle(quote.tradeIn) : '', credit: '' },
    validUntil: draft.validUntil,
    deliveryTime: '',
    words: '',
    delivery: { method: '', price: '' },
  };
}

/** What the page of a quote shows; 404 for an unknown one. */
export async function loadQuote(signedIn: SignedIn, number: string) {
  const { shop, actor } = signedIn;
  const { staff } = shop.quotes;
  const quote = await staff.one(actor, number);
  if (!quote) throw data(null, { status: NOT_FOUND });
  const begun = await beginOf(signedIn, number);
  const skus = [...(begun?.lines ?? []).map(({ sku }) => sku), ...quote.items.map(({ sku }) => sku)];
  const templates = quote.may.answer ? await shop.contact.templates.list('quote', quote.locale) : [];
  return {
    quote,
    begun: begun && { ...begun, lines: [...begun.lines, emptyLine] },
    listPrices: await staff.listPrices(actor, [...new Set(skus.filter(Boolean))]),
    templates: templates.map(({ id, name }) => ({ id, name })),
    people: quote.may.assign ? await staff.answerers(actor) : [],
    key: crypto.randomUUID(),
  };
}
