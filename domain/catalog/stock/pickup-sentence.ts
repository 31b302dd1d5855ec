import type { Locale } from '#domain/base/locale.ts';
import { clockText, weekdayDate, weekdayName } from '#domain/base/time/clock-text.ts';
import type { PickupTime } from './pickup-time.ts';

const NBSP = '\u00a0';

const texts = {
  fi: {
    today: 'nouto tänään',
    todayAt: (time: string) => `nouto tänään klo ${time}`,
    tomorrow: (time: string) => `nouto huomenna klo ${time}`,
    on: (day: string, time: string) => `nouto ${day} klo ${time}`,
    by: (time: string, store: string, ready: string) =>
      `Nouda tänään klo ${time} mennessä: ${store}, valmiina ${ready}`,
    hour: 'tunnissa',
    hours: (count: number) => `${count} tunnissa`,
    minutes: (count: number) => `${count} minuutissa`,
    handover: (day: string) => `luovutus ${day}${NBSP}alkaen`,
    ready: (day: string) => `Luovutus aikaisintaan ${day} Kokoamme ja tarkastamme ajoneuvon ensin.`,
  },
  en: {
    today: 'pickup today',
    todayAt: (time: string) => `pickup today at ${time}`,
    tomorrow: (time: string) => `pickup tomorrow at ${time}`,
    on: (day: string, time: string) => `pickup ${day} at ${time}`,
    by: (time: string, store: string, ready: string) => `Pick up today by ${time}: ${store}, ready in ${ready}`,
    hour: 'an hour',
    hours: (count: number) => `${count} hours`,
    minutes: (count: number) => `${count} minutes`,
    handover: (day: string) => `handover from${NBSP}${day}`,
    ready: (day: string) => `Handover on ${day} at the earliest. We assemble and inspect the vehicle first.`,
  },
} as const;

/** When a store hands out an order: "nouto tänään", "nouto huomenna klo 10", "nouto ma klo 9" (stock-4). */
export function pickupSentence(pickup: PickupTime, locale: Locale): string {
  const t = texts[locale];
  if (pickup.kind === 'today') return t.today;
  const time = clockText(pickup.time, locale);
  if (pickup.inDays === 0) return t.todayAt(time);
  if (pickup.inDays === 1) return t.tomorrow(time);
  return t.on(weekdayName(pickup.day, locale), time);
}

/** Until when today a store hands out an order, and how soon it is picked: "Nouda tänään klo 18 mennessä: Oulu, valmiina tunnissa". */
export function pickupToday(closes: string, store: string, readyMinutes: number, locale: Locale): string {
  const t = texts[locale];
  const hours = readyMinutes / 60;
  const ready = hours === 1 ? t.hour : Number.isInteger(hours) ? t.hours(hours) : t.minutes(readyMinutes);
  return t.by(clockText(closes, locale), store, ready);
}

/** From when a store hands over a vehicle: "luovutus to 3.12. alkaen" (handover-1). A narrow column breaks before the day only. */
export const handoverWords = (day: string, locale: Locale): string =>
  texts[locale].handover(weekdayDate(day, locale).replaceAll(' ', NBSP));

/** From when a vehicle in the cart can be handed over, as a sentence (handover-1). */
export const handoverSentence = (day: string, locale: Locale): string => texts[locale].ready(weekdayDate(day, locale));
