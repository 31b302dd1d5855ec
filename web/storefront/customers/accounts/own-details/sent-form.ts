import { redirect } from 'react-router';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type ResultCode, withResult } from '../area/form-result.ts';
import type { FormAnswer } from '../form/form-answer.ts';
import { detailsUrl } from './details-url.ts';

/** A submitted form of the page with its context. */
export type Sent = { shop: Shop; visitor: Visitor; form: FormData; request: Request; locale: Locale };
export type Outcome = Promise<FormAnswer | Response>;

/** Redirects to the form's section with a result code, so that a reload repeats nothing. */
export const done = (locale: Locale, code: ResultCode, section: Parameters<typeof detailsUrl>[2]) =>
  redirect(withResult(detailsUrl(locale, null, section), code));
