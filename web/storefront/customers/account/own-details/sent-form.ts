import { redirect } from 'react-router';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type DoneCode, withDone } from '../area/done.ts';
import type { FormAnswer } from '../form/form-answer.ts';
import { detailsUrl } from './details-url.ts';

/** One form of the page, sent: what it needs to be judged and done. */
export type Sent = { shop: Shop; visitor: Visitor; form: FormData; request: Request; locale: Locale };
export type Outcome = Promise<FormAnswer | Response>;

/** Done: the page again at the form's section, saying so once (reload repeats nothing). */
export const done = (locale: Locale, code: DoneCode, section: Parameters<typeof detailsUrl>[2]) =>
  redirect(withDone(detailsUrl(locale, null, section), code));
