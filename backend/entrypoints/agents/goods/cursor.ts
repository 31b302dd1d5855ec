import { ProtocolError } from '../ucp/protocol-error.ts';

const CURSOR = /^n(\d{1,5})$/;
const decoded = (text: string) => Buffer.from(text, 'base64url').toString('latin1');

/** A place in results, for agents without a meaning. */
export const writeCursor = (offset: number): string => Buffer.from(`n${offset}`).toString('base64url');

export function readCursor(text: string | undefined): number {
  if (text === undefined) return 0;
  const offset = CURSOR.exec(decoded(text))?.[1];
  if (offset === undefined)
    throw new ProtocolError('invalid_request', 'pagination.cursor is not one of an earlier answer.');
  return Number(offset);
}
