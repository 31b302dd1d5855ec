import type { MessagesOf } from '#web/messages/messages.ts';
import type fi from '../fi/quote-files.ts';

export default {
  'files.title': 'Attachments',
  'files.of': 'Attachments, quote {number}',
  'files.none': 'No attachments.',
  'files.waiting': 'Goes with the next quote or message',
  'files.sent': 'Sent {time}',
  'files.byCustomer': 'From the customer',
  'files.photo': 'Customer’s photo {name}',
  'files.remove': 'Remove',
  'files.removeOf': 'Remove {name}',
  'files.pick': 'Add files',
  'files.hint': 'PDF, JPG, PNG or WebP, up to 15 MB. Location data is removed from pictures.',
  'files.add': 'Attach',
  'files.hidden': 'Your role does not see attachments.',
  'files.named': '{file}: {problem}',
  'files.error.too_large': 'the file is larger than 15 MB. Make it smaller or split it.',
  'files.error.empty': 'the file is empty.',
  'files.error.wrong_type': 'the file is neither a PDF nor a picture. Save it as a PDF and attach it again.',
  'files.error.damaged': 'the picture does not open. Take or save it again.',
  'files.error.quote_full': 'the quote already has 20 attachments or 60 MB. Remove one of them first.',
  'files.error.no_file': 'Choose a file.',
  'files.error.not_a_form': 'The upload was interrupted. Choose the files again.',
} satisfies MessagesOf<typeof fi>;
