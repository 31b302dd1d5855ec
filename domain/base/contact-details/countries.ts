/** Countries of addresses, ISO 3166-1 alpha-2: those the shop delivers to, Finland first. */
export const countries = [
  'FI',
  'SE',
  'NO',
  'EE',
  'DK',
  'LV',
  'LT',
  'DE',
  'PL',
  'NL',
  'BE',
  'LU',
  'FR',
  'AT',
  'CZ',
  'SK',
  'HU',
  'SI',
  'HR',
  'IT',
  'ES',
  'PT',
  'IE',
  'GR',
  'BG',
  'RO',
  'CY',
  'MT',
  'IS',
  'CH',
  'GB',
] as const;
export type Country = (typeof countries)[number];

export const isCountry = (text: string): text is Country => countries.some((country) => country === text);

/** The countries of the EU besides Finland, by ISO code. */
export const EU_COUNTRIES: readonly string[] =
  'AT BE BG HR CY CZ DK EE FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
