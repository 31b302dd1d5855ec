import { Link, useSearchParams } from 'react-router';
import type { ListedCampaign } from '#backend/sales/campaigns/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { type CampaignState, campaignStates } from '#domain/sales/campaigns/staff/campaign-state.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/campaigns.ts';
import fi from '#web/messages/admin/fi/campaigns.ts';
import { benefitText } from '../benefit-text.ts';
import { CampaignStateMark } from '../campaign-state.tsx';
import { TimeText } from '../time-text.tsx';

type Props = {
  page: {
    campaigns: readonly ListedCampaign[];
    next: string | null;
    counts: Record<CampaignState, number>;
    works: 'automatic' | 'code' | null;
  };
};

/** Campaigns with what each gives, costs and brings. */
export function CampaignTable({ page: { campaigns, next, counts, works } }: Props) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const columns = [
    ...[t('campaigns.campaign'), t('campaigns.state'), t('campaigns.what'), t('campaigns.time'), t('filter.works')],
    ...[t('campaigns.uses'), t('campaigns.discount'), t('campaigns.revenue')].map((right) => ({ right })),
  ];
  return (
    <div className="listcol">
      <ListFrame
        views={campaignStates.map((name) => ({ name, label: t(`state.${name}`), count: counts[name] }))}
        all={all}
        searchLabel={t('campaigns.search')}
        icon="megaphone"
        empty={t(all === 0 && !params.has('q') ? 'campaigns.nothingYet' : 'campaigns.none')}
        isEmpty={campaigns.length === 0}
        next={next}
        filters={
          <select className="sel" name="works" aria-label={t('filter.works')} defaultValue={works ?? ''}>
            <option value="">{t('works.any')}</option>
            <option value="automatic">{t('works.automatic')}</option>
            <option value="code">{t('works.code')}</option>
          </select>
        }
      >
        <ListTable columns={columns}>
          {campaigns.map((campaign) => (
            <tr key={campaign.code} data-row="">
              <th scope="row">
                <Link className="id" to={`/kampanjat/${encodeURIComponent(campaign.code)}`}>
                  {campaign.code}
                </Link>{' '}
                <span className="sub">{campaign.name.fi}</span>
              </th>
              <td>
                <CampaignStateMark state={campaign.state} />
              </td>
              <td>{benefitText(t, campaign.rules)}</td>
              <td className="num">
                <TimeText from={campaign.from} until={campaign.until} />
              </td>
              <td>{t(campaign.automatic ? 'works.automatic' : 'works.code')}</td>
              <td className="r num">
                {campaign.useLimit === null
                  ? campaign.uses
                  : t('campaigns.ofLimit', { uses: campaign.uses, limit: campaign.useLimit })}
              </td>
              <td className="r num">{formatEuros(campaign.discount)}</td>
              <td className="r num">{formatEuros(campaign.revenue)}</td>
            </tr>
          ))}
        </ListTable>
      </ListFrame>
    </div>
  );
}
