import { z } from 'zod';
import { addressOf as contentAddress } from '#backend/content/pages/addresses.ts';
import { localize } from '#domain/base/locale.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { hoursOn } from '#domain/base/time/opening-hours.ts';
import { namedDays } from '#domain/content/stores/special-days.ts';
import { detailsOf } from '#domain/content/stores/store-details.ts';
import { shop as config } from '#shop.config';
import { facts, language, shopTool } from '../tool.ts';

const DAYS_AHEAD = 30;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const listStores = shopTool({
  name: 'list_stores',
  title: 'Stores and opening hours',
  description:
    'The stores: address, phone, weekly opening hours, the hours of today, days of the next month that differ, and services. Times are local (Europe/Helsinki).',
  input: z.looseObject({ language }),
  async run({ now, baseUrl, content }, { language: locale }) {
    const today = localDay(now(), config.timeZone);
    const listed = new Set((await content.pageList(locale)).map(({ path }) => path));
    const stores = config.stores.map((store) => {
      const details = detailsOf(store.id);
      const special = namedDays(store, details, today, DAYS_AHEAD);
      const byDay = Object.fromEntries(special.map(({ day, hours }) => [day, hours]));
      const page = `myymalat/${store.id}`;
      return {
        id: store.id,
        name: store.name,
        address: {
          street_address: store.street,
          postal_code: store.postcode,
          address_locality: store.city,
          address_country: 'FI',
        },
        phone: store.phone,
        hours: Object.fromEntries(WEEK.map((day, i) => [day, hoursOn(store.hours, {}, `2026-06-0${i + 1}`)])),
        today: { date: today, hours: hoursOn(store.hours, byDay, today) },
        special_days: special.map(({ day, name, hours }) => ({ date: day, name: name[locale], hours })),
        services: details.services.map((service) => localize(service, locale).text),
        ...(listed.has(page) && { url: `${baseUrl}${contentAddress('page', page, locale)}` }),
      };
    });
    return facts({ time_zone: config.timeZone, stores });
  },
});

export const storeTools = [listStores];
