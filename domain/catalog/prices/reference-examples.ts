/**
 * Price histories and the reference prices they must give (price-3), read by the tests and printed in docs/prices.md. Times
 * have the shop's offset; money is euros. A sale is [start, price, end or null, expected reference].
 */
export type ReferenceExample = {
  title: string;
  /** Local day the product came on sale. */
  sold: string;
  /** Regular prices; the first one comes with the first import, null: not for sale. */
  prices: [time: string, euros: number | null][];
  sales: [from: string, euros: number, until: string | null, reference: number | 'refused'][];
  /** Imported with the reductions. */
  lowest30?: number;
  /** Helsinki when left out. */
  timeZone?: string;
  why: string;
};

const OLD = '2025-01-01';
const LONG_AGO = '2025-01-01T09:00+02:00';
const START = '2026-11-20T00:00+02:00';

export const referenceExamples: ReferenceExample[] = [
  {
    title: 'One price for a long time',
    sold: OLD,
    prices: [[LONG_AGO, 200]],
    sales: [[START, 150, null, 200]],
    why: 'The price in force when the 30 days begin counts, however old it is.',
  },
  {
    title: 'Cheaper for two weeks inside the 30 days',
    sold: OLD,
    prices: [
      [LONG_AGO, 200],
      ['2026-10-26T00:00+02:00', 180],
      ['2026-11-09T00:00+02:00', 200],
    ],
    sales: [[START, 150, null, 180]],
    why: 'The lowest price counts, not the last one.',
  },
  {
    title: 'Cheaper twice inside the 30 days',
    sold: OLD,
    prices: [
      [LONG_AGO, 200],
      ['2026-10-26T00:00+02:00', 175],
      ['2026-10-28T00:00+02:00', 200],
      ['2026-11-09T00:00+02:00', 190],
    ],
    sales: [[START, 150, null, 175]],
    why: 'The lower of the two.',
  },
  {
    title: 'Cheaper, but before the 30 days',
    sold: OLD,
    prices: [
      [LONG_AGO, 160],
      ['2026-10-15T00:00+03:00', 200],
    ],
    sales: [[START, 150, null, 200]],
    why: 'The 30 days begin on 21.10.; what ended before them does not count.',
  },
  {
    title: 'Cheaper up to the very beginning of the 30 days',
    sold: OLD,
    prices: [
      [LONG_AGO, 160],
      ['2026-10-21T00:00+03:00', 200],
    ],
    sales: [[START, 150, null, 200]],
    why: 'The new price is in force when 21.10. begins.',
  },
  {
    title: 'Cheaper for the first minute of the 30 days',
    sold: OLD,
    prices: [
      [LONG_AGO, 160],
      ['2026-10-21T00:01+03:00', 200],
    ],
    sales: [[START, 150, null, 160]],
    why: 'A price in force for one minute of 21.10. counts.',
  },
  {
    title: 'Price raised just before the sale',
    sold: OLD,
    prices: [
      [LONG_AGO, 200],
      ['2026-11-15T00:00+02:00', 250],
    ],
    sales: [[START, 180, null, 200]],
    why: 'The regular price was in force for five days only; the lowest price of the 30 days counts.',
  },
  {
    title: 'A “sale” above what it cost lately',
    sold: OLD,
    prices: [
      [LONG_AGO, 140],
      ['2026-11-10T00:00+02:00', 200],
    ],
    sales: [[START, 150, null, 140]],
    why: 'The reference is not above the price: no percentage and nothing struck through.',
  },
  {
    title: 'The sale starts at noon of a day that was cheaper in the morning',
    sold: OLD,
    prices: [
      [LONG_AGO, 200],
      ['2026-11-20T09:00+02:00', 190],
      ['2026-11-20T11:00+02:00', 200],
    ],
    sales: [['2026-11-20T12:00+02:00', 150, null, 190]],
    why: 'What precedes the start on its own day counts too.',
  },
  {
    title: 'Regular price and sale change in the same moment',
    sold: OLD,
    prices: [
      [LONG_AGO, 200],
      [START, 180],
    ],
    sales: [[START, 150, null, 200]],
    why: 'The lower regular price was never in force before the reduction.',
  },
  {
    title: 'Again on sale two weeks later',
    sold: OLD,
    prices: [[LONG_AGO, 200]],
    sales: [
      ['2026-11-01T00:00+02:00', 150, '2026-11-08T00:00+02:00', 200],
      ['2026-11-22T00:00+02:00', 150, null, 150],
    ],
    why: 'After a break the first sale’s price is a price of the last 30 days.',
  },
  {
    title: 'Off for one day and on again',
    sold: OLD,
    prices: [[LONG_AGO, 200]],
    sales: [
      ['2026-11-01T00:00+02:00', 150, '2026-11-08T00:00+02:00', 200],
      ['2026-11-09T00:00+02:00', 140, null, 150],
    ],
    why: 'A break ends the campaign, and the lower step counts from the first sale’s price.',
  },
  {
    title: 'Again on sale 40 days later',
    sold: OLD,
    prices: [[LONG_AGO, 200]],
    sales: [
      ['2026-10-01T00:00+03:00', 150, '2026-10-08T00:00+03:00', 200],
      ['2026-11-17T00:00+02:00', 150, null, 200],
    ],
    why: 'The first sale ended before the 30 days.',
  },
  {
    title: 'The earlier sale ended on the first day of the 30',
    sold: OLD,
    prices: [[LONG_AGO, 200]],
    sales: [
      ['2026-10-01T00:00+03:00', 150, '2026-10-21T12:00+03:00', 200],
      [START, 140, null, 150],
    ],
    why: 'It was still on at midnight of 21.10.',
  },
  {
    title: 'Steps down without a break',
    sold: OLD,
    prices: [[LONG_AGO, 200]],
    sales: [
      ['2026-11-01T00:00+02:00', 170, '2026-11-10T00:00+02:00', 200],
      ['2026-11-10T00:00+02:00', 150, '2026-11-20T00:00+02:00', 200],
      [START, 120, null, 200],
    ],
    why: 'One campaign: every step keeps the first reference.',
  },
  {
    title: 'A step on the 60th day of the campaign',
    sold: OLD,
    prices: [[LONG_AGO, 200]],
    sales: [
      ['2026-10-01T00:00+03:00', 170, '2026-11-30T00:00+02:00', 200],
      ['2026-11-30T00:00+02:00', 150, null, 200],
    ],
    why: '1.10. and 60 days is 30.11.: still the same campaign.',
  },
  {
    title: 'A step on the 61st day of the campaign',
    sold: OLD,
    prices: [[LONG_AGO, 200]],
    sales: [
      ['2026-10-01T00:00+03:00', 170, '2026-12-01T00:00+02:00', 200],
      ['2026-12-01T00:00+02:00', 150, null, 170],
    ],
    why: 'Too late for the campaign: it counts from the 30 days before itself.',
  },
  {
    title: 'A step up',
    sold: OLD,
    prices: [[LONG_AGO, 200]],
    sales: [
      ['2026-11-01T00:00+02:00', 150, '2026-11-10T00:00+02:00', 200],
      ['2026-11-10T00:00+02:00', 170, null, 150],
    ],
    why: 'Only growing reductions are steps; 170 € after 150 € is not reduced.',
  },
  {
    title: 'Down, up, and down again',
    sold: OLD,
    prices: [[LONG_AGO, 200]],
    sales: [
      ['2026-11-01T00:00+02:00', 150, '2026-11-05T00:00+02:00', 200],
      ['2026-11-05T00:00+02:00', 170, '2026-11-10T00:00+02:00', 150],
      ['2026-11-10T00:00+02:00', 140, null, 150],
    ],
    why: 'The step up began a new campaign; the last step keeps its reference.',
  },
  {
    title: 'A step with an hour between',
    sold: OLD,
    prices: [[LONG_AGO, 200]],
    sales: [
      ['2026-11-01T00:00+02:00', 170, '2026-11-10T00:00+02:00', 200],
      ['2026-11-10T01:00+02:00', 150, null, 170],
    ],
    why: 'For an hour it was not reduced: the next reduction is a new one.',
  },
  {
    title: 'The regular price falls in the middle of a campaign',
    sold: OLD,
    prices: [
      [LONG_AGO, 200],
      ['2026-11-05T00:00+02:00', 180],
    ],
    sales: [
      ['2026-11-01T00:00+02:00', 150, '2026-11-10T00:00+02:00', 200],
      ['2026-11-10T00:00+02:00', 140, null, 200],
    ],
    why: 'What has begun keeps its reference; nothing was sold for 180 €.',
  },
  {
    title: 'Not for sale for a while inside the 30 days',
    sold: OLD,
    prices: [
      [LONG_AGO, 200],
      ['2026-11-01T00:00+02:00', null],
      ['2026-11-10T00:00+02:00', 210],
    ],
    sales: [[START, 150, null, 200]],
    why: 'Times without a price are skipped; the prices before and after them count.',
  },
  {
    title: 'Not for sale when the 30 days begin',
    sold: OLD,
    prices: [
      [LONG_AGO, 160],
      ['2026-10-01T00:00+03:00', null],
      ['2026-11-10T00:00+02:00', 210],
    ],
    sales: [[START, 150, null, 210]],
    why: 'It was sold inside the 30 days, for 210 € only.',
  },
  {
    title: 'Not for sale in the 30 days at all',
    sold: OLD,
    prices: [
      [LONG_AGO, 180],
      ['2026-09-01T00:00+03:00', null],
      [START, 200],
    ],
    sales: [[START, 150, null, 180]],
    why: 'The last price at which it was sold counts.',
  },
  {
    title: 'Never for sale before',
    sold: OLD,
    prices: [
      [LONG_AGO, null],
      [START, 200],
    ],
    sales: [[START, 150, null, 'refused']],
    why: 'There is no earlier price to reduce.',
  },
  {
    title: 'In its first week',
    sold: '2026-11-14',
    prices: [['2026-11-14T09:00+02:00', 200]],
    sales: [['2026-11-18T00:00+02:00', 150, null, 200]],
    why: 'Sold for less than 30 days: the lowest price since it came on sale.',
  },
  {
    title: 'Two prices in its first week',
    sold: '2026-11-14',
    prices: [
      ['2026-11-14T09:00+02:00', 190],
      ['2026-11-16T00:00+02:00', 200],
    ],
    sales: [['2026-11-18T00:00+02:00', 150, null, 190]],
    why: 'The lower one, although it was the first.',
  },
  {
    title: 'Reduced from its first moment',
    sold: '2026-11-20',
    prices: [[START, 200]],
    sales: [[START, 150, null, 200]],
    why: 'New in the shop: its regular price is the reference.',
  },
  {
    title: 'First import of an old product without earlier prices',
    sold: OLD,
    prices: [[START, 200]],
    sales: [[START, 150, null, 'refused']],
    why: 'Its prices of the last 30 days are unknown; import `lowest30` or its price history.',
  },
  {
    title: 'First import of an old product with lowest30',
    sold: OLD,
    prices: [[START, 200]],
    sales: [[START, 150, null, 185]],
    lowest30: 185,
    why: '`lowest30` counts for the days before the history begins.',
  },
  {
    title: 'Sold 30 days, the first of them unknown',
    sold: '2026-10-21',
    prices: [['2026-10-22T00:00+03:00', 200]],
    sales: [[START, 150, null, 'refused']],
    why: 'Sold since 21.10., known since 22.10.: a day is missing.',
  },
  {
    title: 'Sold 29 days, the first of them unknown',
    sold: '2026-10-22',
    prices: [['2026-10-23T00:00+03:00', 200]],
    sales: [[START, 150, null, 200]],
    why: 'Sold for less than 30 days: what is known of them is enough.',
  },
  {
    title: 'Ten days in the shop, lowest30 below its own prices',
    sold: OLD,
    prices: [['2026-11-10T00:00+02:00', 200]],
    sales: [[START, 150, null, 190]],
    lowest30: 190,
    why: 'The lowest of `lowest30` and the ten recorded days.',
  },
  {
    title: 'Ten days in the shop, lowest30 above its own prices',
    sold: OLD,
    prices: [
      ['2026-11-10T00:00+02:00', 180],
      ['2026-11-12T00:00+02:00', 200],
    ],
    sales: [[START, 150, null, 180]],
    lowest30: 190,
    why: '`lowest30` cannot raise a recorded price.',
  },
  {
    title: 'lowest30 imported although the history covers the 30 days',
    sold: OLD,
    prices: [
      [LONG_AGO, 180],
      ['2026-11-01T00:00+02:00', 200],
    ],
    sales: [[START, 150, null, 180]],
    lowest30: 200,
    why: 'The history alone counts.',
  },
  {
    title: 'Start at 0:30, which is the day before in UTC',
    sold: OLD,
    prices: [
      [LONG_AGO, 160],
      ['2026-10-20T23:30+03:00', 200],
    ],
    sales: [['2026-11-20T00:30+02:00', 150, null, 200]],
    why: 'The day of the shop’s clock is 20.11., so the 30 days begin on 21.10.',
  },
  {
    title: 'Over the end of summer time',
    sold: OLD,
    prices: [
      [LONG_AGO, 160],
      ['2026-10-21T00:30+03:00', 200],
    ],
    sales: [[START, 150, null, 160]],
    why: '30 days of the calendar are 721 hours here; 720 would miss the half hour.',
  },
  {
    title: 'Over the beginning of summer time',
    sold: OLD,
    prices: [
      [LONG_AGO, 160],
      ['2026-03-15T23:30+02:00', 200],
    ],
    sales: [['2026-04-15T00:00+03:00', 150, null, 200]],
    why: '719 hours: the 30 days begin on 16.3. at 0:00, an hour later than 720 would.',
  },
  {
    title: 'Start in the hour that comes twice',
    sold: OLD,
    prices: [
      [LONG_AGO, 160],
      ['2026-09-25T00:00+03:00', 200],
    ],
    sales: [['2026-10-25T03:30+02:00', 150, null, 200]],
    why: 'The second 3:30 of 25.10. is the same day as the first: the 30 days begin on 25.9.',
  },
  {
    title: 'A shop in New York',
    sold: OLD,
    timeZone: 'America/New_York',
    prices: [
      ['2025-01-01T09:00-05:00', 160],
      ['2026-10-21T00:00-04:00', 200],
    ],
    sales: [['2026-11-20T23:30-05:00', 150, null, 200]],
    why: 'There it is still 20.11., in UTC and in Finland already 21.11.',
  },
];
