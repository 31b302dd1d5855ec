import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { SparePartSource } from '../source.ts';
import { findByCode } from './find-by-code.ts';
import { partsByCodes, partsByKeys, partsReplacedBy } from './queries.ts';
import { partOfRow } from './rows.ts';

/** The shop's own table, filled by importing price lists. */
export const tableSource = (db: Kysely<Tables>): SparePartSource => ({
  async find(search) {
    const { rows, total } = await findByCode(db, { ...search, matching: null });
    return { parts: rows.map(partOfRow), total };
  },
  byKeys: (keys) => partsByKeys(db, keys),
  byCodes: (codes) => partsByCodes(db, codes),
  replacedBy: (keys) => partsReplacedBy(db, keys),
});
