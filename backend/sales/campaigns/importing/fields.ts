import { z } from 'zod';
import { centsFromEuros } from '#domain/base/money.ts';
import { addDays, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';

const MAX_EUROS = 1_000_000;

/** Euros above zero with at most two decimals, parsed to cents. */
export const euros = z
  .number('must be euros')
  .positive('must be above 0')
  .max(MAX_EUROS, `must be at most ${MAX_EUROS}`)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'must have at most two decimals')
  .transform(centsFromEuros);

/** A text or several; numbers need no quotes. */
const text = z.union([z.string().trim().min(1), z.number().transform(String)], 'must be a text');
export const texts = z.union(
  [text.transform((one) => [one]), z.array(text).min(1)],
  'must be a text or a list of texts',
);
export const oneText = text;

export const pieces = z.int('must be a whole number').min(1).max(9999);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const moment = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true })],
  'must be a day (2026-12-24) or a time with its zone (2026-12-24T18:00:00+02:00)',
);

/** The start: a local day from its first moment, or a time. */
export const from = moment.transform((time) =>
  DAY.test(time) ? startOfLocalDay(time, shop.timeZone) : new Date(time),
);
/** The end: a local day including its last moment, or a time. */
export const until = moment.transform((time) =>
  DAY.test(time) ? startOfLocalDay(addDays(time, 1), shop.timeZone) : new Date(time),
);

/** `until` must be after `from`. */
export const inOrder = ({ from, until }: { from?: Date | undefined; until?: Date | undefined }) =>
  !from || !until || from < until;
export const NOT_IN_ORDER = { path: ['until'], message: 'must be after from' };

export const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-ZÅÄÖ0-9][A-ZÅÄÖ0-9-]{2,39}$/, 'must have 3–40 letters, digits and hyphens');
