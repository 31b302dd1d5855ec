/** How a postcode of a country is typed. */
export const postcodeInput = (country: string) =>
  country === 'FI' ? ({ inputMode: 'numeric', maxLength: 5 } as const) : { maxLength: 10 };
