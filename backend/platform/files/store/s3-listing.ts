import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { ShopError } from '#domain/base/error-codes.ts';
import type { StoredFile } from './file-store.ts';

// names such as `007` and `1e5` stay texts; `htmlEntities` reads references such as `&#x27;`
const parser = new XMLParser({ parseTagValue: false, htmlEntities: true, isArray: (name) => name === 'Contents' });

const listing = z.object({
  ListBucketResult: z.object({
    IsTruncated: z.enum(['true', 'false']),
    NextContinuationToken: z.string().optional(),
    Contents: z
      .array(z.object({ Key: z.string(), Size: z.string().regex(/^\d+$/), LastModified: z.iso.datetime() }))
      .default([]),
  }),
});

/** A page of `ListObjectsV2`; `next` is the token of the following one. */
export function readListing(xml: string): { files: StoredFile[]; next: string | null } {
  const read = listing.safeParse(parser.parse(xml));
  if (!read.success) throw new ShopError('unavailable', 'The file store sent a list that cannot be read.');
  const { IsTruncated, NextContinuationToken, Contents } = read.data.ListBucketResult;
  const next = IsTruncated === 'true' ? (NextContinuationToken ?? null) : null;
  const files = Contents.map(({ Key, Size, LastModified }) => ({
    name: Key,
    bytes: Number(Size),
    at: new Date(LastModified),
  }));
  return { files: files.filter(({ name }) => !name.endsWith('.tmp') && !name.endsWith('/')), next };
}
