/** An event of a calendar file; texts may hold anything that was typed. */
export type CalendarEvent = {
  uid: string;
  /** Rises with each change, so that a calendar replaces its event. */
  sequence: number;
  madeAt: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  place: string;
  url: string;
  isCancelled: boolean;
};

const MAX_OCTETS = 75;
const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n');

/** Splits a line after at most 75 octets, never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const rows = [''];
  for (const character of line) {
    const row = rows.at(-1) ?? '';
    if (new TextEncoder().encode(row + character).length > MAX_OCTETS) rows.push(` ${character}`);
    else rows[rows.length - 1] = row + character;
  }
  return rows.join('\r\n');
}

/** A calendar file with one event (RFC 5545). */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, madeAt, startsAt, endsAt, title, place, url, isCancelled } = event;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tieva//Service booking//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ];
  return lines.map(folded).join('\r\n');
}
