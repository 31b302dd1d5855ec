import { z } from 'zod';
import { argument, checkEmail, command, text } from '../../command.ts';
import { localMinute } from '../../output.ts';

export const showReader = command({
  name: 'newsletter show',
  description: 'Where one address stands',
  input: z.strictObject({ email: argument('<email>', text) }),
  run: async (shop, { email }, out) => {
    checkEmail(email);
    const { subscriber, suppressed } = await shop.newsletter.management.find(email);
    if (!subscriber) out.line('Not among the readers.');
    else {
      const { status, locale, source, textVersion, createdAt, confirmedAt, unsubscribedAt } = subscriber;
      out.line(`${status}, ${locale}, from ${source}, words of ${textVersion}`);
      out.line(`asked ${localMinute(createdAt)}`);
      if (confirmedAt) out.line(`confirmed ${localMinute(confirmedAt)}`);
      if (unsubscribedAt) out.line(`unsubscribed ${localMinute(unsubscribedAt)}`);
    }
    if (suppressed) out.line(`Gets nothing: ${suppressed}.`);
  },
});
