import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ContentService } from '#backend/content/pages/views.ts';
import type { SignInService } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { TextMessageService } from '#backend/platform/text-messages/service.ts';

/** What the doctor looks at. */
export type DoctorShop = ShopContext & {
  search: Pick<SearchService, 'settled'>;
  mail: Pick<MailService, 'reachServer'>;
  textMessages: Pick<TextMessageService, 'isOffered' | 'failed'>;
  content: Pick<ContentService, 'shownTexts'>;
  auth: Pick<SignInService, 'hasDemoAccount'>;
};
