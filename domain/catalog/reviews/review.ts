import { isOneOf, keysOf } from '#domain/base/records.ts';
import { lineOf, proseOf } from '#domain/base/typed-text.ts';

/** How clothing fits, as its buyer found. */
export const fits = ['small', 'true', 'large'] as const;
export type Fit = (typeof fits)[number];

export const reviewStates = ['pending', 'approved', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/**
 * Why a review may be rejected. An opinion is no reason: leaving out reviews because they are negative is forbidden (Consumer
 * Protection Act 38/1978, ch. 2; Directive 2005/29/EC, annex I, 23c).
 */
export const rejectReasons = ['advertising', 'abusive', 'personal', 'off_topic', 'illegal'] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const LONGEST_TEXT = 3000;
export const LONGEST_NAME = 40;
export const MOST_PHOTOS = 3;

/** A review as shoppers read it. All are of purchases from this shop. */
export type Review = {
  id: string;
  stars: number;
  text: string;
  fit: Fit | null;
  name: string;
  /** Ids of pictures. */
  photos: string[];
  locale: 'fi' | 'en';
  /** ISO time. */
  at: string;
  answer: string | null;
};

/** Approved reviews of a product: how many, their average with one decimal, how many of each star and each fit. */
export type ReviewSummary = {
  count: number;
  average: number | null;
  /** From one star to five. */
  stars: number[];
  fits: Record<Fit, number>;
};

/** Sums up counts of reviews by stars and fit (review-3). */
export function summaryOf(rows: readonly { stars: number; fit: Fit | null; count: number }[]): ReviewSummary {
  const summary: ReviewSummary = {
    count: 0,
    average: null,
    stars: [0, 0, 0, 0, 0],
    fits: { small: 0, true: 0, large: 0 },
  };
  let sum = 0;
  for (const { stars, fit, count } of rows) {
    summary.count += count;
    summary.stars[stars - 1] = (summary.stars[stars - 1] ?? 0) + count;
    if (fit) summary.fits[fit] += count;
    sum += stars * count;
  }
  if (summary.count > 0) summary.average = Math.round((sum / summary.count) * 10) / 10;
  return summary;
}

const FEWEST_FITS = 3;

/** What most buyers say of the size; null for fewer than three answers, or where no answer has a majority. */
export function fitOf({ fits: counts }: Pick<ReviewSummary, 'fits'>): Fit | null {
  const all = counts.small + counts.true + counts.large;
  return all < FEWEST_FITS ? null : (fits.find((fit) => counts[fit] * 2 > all) ?? null);
}

/** What a form says, before it is checked. */
export type ReviewForm = { stars: string; text: string; fit: string; name: string };
export type ReviewProblems = Partial<Record<'stars' | 'text' | 'name', 'required' | 'too_long'>>;
export type CheckedReview = { stars: number; text: string; fit: Fit | null; name: string };

/** Checks a form: stars and a name to show are required, the text is not (review-1). */
export function checkReview(form: ReviewForm): { review: CheckedReview } | { problems: ReviewProblems } {
  const [text, name] = [proseOf(form.text), lineOf(form.name)];
  const stars = /^[1-5]$/.test(form.stars) ? Number(form.stars) : null;
  const problems: ReviewProblems = {
    ...(stars === null && { stars: 'required' as const }),
    ...(text.length > LONGEST_TEXT && { text: 'too_long' as const }),
    ...(name === '' ? { name: 'required' as const } : name.length > LONGEST_NAME && { name: 'too_long' as const }),
  };
  if (stars === null || Object.keys(problems).length > 0) return { problems };
  return { review: { stars, text, name, fit: isOneOf(fits, form.fit) ? form.fit : null } };
}

/** How a list of reviews is read from an address. */
export type ReviewQuery = { sort: ReviewSort; stars: number | null; only: ReviewPart | null; page: number };

/** What a review can be asked to have, by its word in the address. */
export const reviewParts = { photos: 'kuva', text: 'teksti' } as const;
export type ReviewPart = keyof typeof reviewParts;

export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  const [sort, stars, page] = [params.get('jarjestys'), params.get('tahdet') ?? '', params.get('sivu') ?? ''];
  return {
    sort: reviewSorts.find((known) => known === sort) ?? 'newest',
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    only: keysOf(reviewParts).find((part) => reviewParts[part] === params.get('vain')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}
