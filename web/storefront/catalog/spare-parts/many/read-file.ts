/** A list of parts is never larger. */
const MAX_BYTES = 2 * 1024 * 1024;

export type FileText = { text: string } | { problem: 'too-large' | 'spreadsheet' | 'unreadable' };

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, i) => bytes[i] === byte);

/** Decodes a file: UTF-8, UTF-16 with a byte order mark (Excel's "Unicode text"), else Windows-1252. */
export function fileText(bytes: Uint8Array): FileText {
  if (bytes.length > MAX_BYTES) return { problem: 'too-large' };
  // a workbook (.xlsx and .ods are zip files, .xls is OLE) has to be saved as CSV first
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { problem: 'spreadsheet' };
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes) };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes) };
  if (bytes.includes(0)) return { problem: 'unreadable' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes) };
  }
}
