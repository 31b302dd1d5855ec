import { createHmac, timingSafeEqual } from 'node:crypto';
import { refuseFields } from '#backend/platform/http-kit/field-errors.ts';
import type { Shop } from '#backend/shop.ts';

const BYTES = 12;

const mark = (secret: string, text: string): Buffer =>
  createHmac('sha256', `cursor ${secret}`).update(text).digest().subarray(0, BYTES);

/** The cursor of a list of a service as programs get it: marked, so that a service reads only cursors that it made. */
export function sealCursor({ settings }: Pick<Shop, 'settings'>, list: string, cursor: string | null): string | null {
  if (cursor === null) return null;
  return Buffer.concat([mark(settings.SHOP_SECRET, `${list} ${cursor}`), Buffer.from(cursor)]).toString('base64url');
}

/** The service's cursor in what a program sends; refuses what the shop did not make for this list. */
export function openCursor(
  { settings }: Pick<Shop, 'settings'>,
  list: string,
  sent: string | undefined,
): string | null {
  if (sent === undefined) return null;
  const bytes = Buffer.from(sent, 'base64url');
  const cursor = bytes.subarray(BYTES).toString();
  const isOurs =
    bytes.length > BYTES && timingSafeEqual(bytes.subarray(0, BYTES), mark(settings.SHOP_SECRET, `${list} ${cursor}`));
  return isOurs
    ? cursor
    : refuseFields([{ field: '?after', code: 'invalid', message: 'must be the `next` of a response' }]);
}
