const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day `YYYY-MM-DD` of an instant in a time zone; VAT rates and sale periods follow the shop's day. */
export function localDay(at: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(at);
}
