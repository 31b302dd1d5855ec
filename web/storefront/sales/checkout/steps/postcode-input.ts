/** Input attributes for a country's postcode. */
export const postcodeInput = (country: string) =>
  country === 'FI' ? ({ inputMode: 'numeric', maxLength: 5 } as const) : { maxLength: 10 };
