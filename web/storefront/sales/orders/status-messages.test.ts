import { expect, test } from 'vitest';
import { orderStatuses } from '#domain/sales/orders/order-status.ts';
import { statusTexts } from '#domain/sales/orders/status-texts.ts';
import en from '#web/messages/en/order.ts';
import fi from '#web/messages/fi/order.ts';

test.each(Object.entries({ fi, en }))('pages and mails name a status in the same words (%s)', (locale, texts) => {
  const ofPages = orderStatuses.map((status) => ({
    name: texts[`order.state.${status}`],
    line: texts[`order.line.${status}`],
  }));
  const ofMails = statusTexts[locale === 'en' ? 'en' : 'fi'];
  expect(ofPages).toEqual(orderStatuses.map((status) => ofMails[status]));
});
