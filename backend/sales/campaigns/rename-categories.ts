import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Condition } from '#domain/sales/campaigns/campaign.ts';

/** Campaigns go on with the same goods when their categories get other paths. */
export async function renameCategoriesOfCampaigns(
  tx: Tx,
  moved: readonly { before: string; after: string }[],
): Promise<void> {
  const paths = new Map(moved.map(({ before, after }) => [before, after]));
  const renamed = (condition: Condition): Condition =>
    condition.kind === 'category'
      ? { ...condition, anyOf: [...new Set(condition.anyOf.map((path) => paths.get(path) ?? path))] }
      : condition;
  for (const { code, campaign } of await tx.selectFrom('campaign').select(['code', 'campaign']).execute()) {
    const names = campaign.rules.some(({ conditions }) =>
      conditions.some((one) => one.kind === 'category' && one.anyOf.some((path) => paths.has(path))),
    );
    if (!names) continue;
    const rules = campaign.rules.map((rule) => ({ ...rule, conditions: rule.conditions.map(renamed) }));
    await tx
      .updateTable('campaign')
      .set({ campaign: JSON.stringify({ ...campaign, rules }) })
      .where('code', '=', code)
      .execute();
  }
}
