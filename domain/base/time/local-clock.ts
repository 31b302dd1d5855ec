/** ISO weekday: 1 is Monday, 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Opening hours by ISO weekday, local times `HH:MM`; a missing day is closed. */
export type OpeningHours = Partial<Record<Weekday, { opens: string; closes: string }>>;

/** Minutes since midnight of `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The wall clock of a time zone at a moment: ISO weekday and minutes since midnight. */
export function localClock(now: Date, timeZone: string): { weekday: Weekday; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1;
  return { weekday: weekday as Weekday, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}
