import type { ShopContext } from '#backend/platform/context.ts';
import type { Limits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { AccountLinks } from './account-links.ts';
import type { AccountMail } from './mails/account-mail.ts';
import type { Requests } from './requests.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Verified } from './verified.ts';

/** Dependencies of the sign-in flows. */
export type SignInDeps = {
  ctx: ShopContext;
  mail: MailService<AccountMail>;
  limits: Limits;
  sessions: Sessions;
  requests: Requests;
  verified: Verified;
  links: AccountLinks;
};
