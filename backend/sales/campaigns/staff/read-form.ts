import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { type CampaignFields, campaignRowOf, fieldOfPath } from '#domain/sales/campaigns/staff/campaign-fields.ts';
import { shop } from '#shop.config';
import { type CampaignRow, campaignRow } from '../importing/campaign-row.ts';
import { unknownReferences } from '../importing/check-references.ts';

/** A field that is not accepted, and why, in the words of the import. */
export type CampaignProblem = { field: string; reason: string };

/** What no text of a form has: the database cannot keep it. */
const CONTROL = /(?![\n\t])\p{Cc}/u;
export const hasControl = (text: string): boolean => CONTROL.test(text);

/** The fields of a form by the schema of a file's row: one rule for both (admin-campaign-2). */
export async function readCampaignForm(
  db: Kysely<Tables>,
  code: string,
  fields: CampaignFields,
): Promise<Ok<CampaignRow> | Fail<'invalid', CampaignProblem[]>> {
  const wrong = Object.keys(fields).filter((field) => hasControl(fields[field] ?? ''));
  if (wrong.length > 0)
    return fail(
      'invalid',
      wrong.map((field) => ({ field, reason: 'has the wrong form' })),
    );
  const parsed = campaignRow.safeParse(campaignRowOf(code, fields, shop.timeZone), { error: schemaMessage });
  if (!parsed.success)
    return fail(
      'invalid',
      parsed.error.issues.map(({ path, message }) => ({ field: fieldOfPath(path, fields), reason: message })),
    );
  const unknown = await unknownReferences(db, [parsed.data]);
  if (unknown.length === 0) return ok(parsed.data);
  return fail(
    'invalid',
    unknown.map(({ field, reason }) => ({ field: fieldOfPath(field.split('.').map(numbered), fields), reason })),
  );
}

const numbered = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);
