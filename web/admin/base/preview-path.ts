import { localMinute } from '#domain/base/time/local-minute.ts';
import { shop as config } from '#shop.config';

/** The page that opens the shop at a moment, on a page of the shop. */
export function previewPath(at: Date, page: string): string {
  const [paiva = '', klo = ''] = localMinute(at, config.timeZone).split('T');
  return `/esikatselu?${new URLSearchParams({ paiva, klo, sivu: page })}`;
}
