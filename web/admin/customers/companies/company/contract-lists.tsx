import { Form, Link } from 'react-router';
import type { ContractList } from '#backend/customers/contract-prices/service.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/contract-prices.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Validity } from '../../contract-prices/validity.tsx';

type Props = { companyId: string; lists: (ContractList & { isOwn: boolean })[]; mayEdit: boolean };

/** The lists of contract prices that a company has, and those that it may get (contract-4). */
export function ContractLists({ companyId, lists, mayEdit }: Props) {
  const t = useTexts(fi, en);
  const shown = lists.filter(({ isOwn }) => isOwn || mayEdit);
  return (
    <section className="sec">
      <h2>{t('contracts.ofCompany')}</h2>
      {shown.length === 0 && <p className="muted">{t('contracts.noLists')}</p>}
      <table className="t in-sec">
        <tbody>
          {shown.map((list) => (
            <tr key={list.id}>
              <th scope="row">
                <Link to={`/sopimushinnat/${list.id}`}>{list.name}</Link>
              </th>
              <td>
                <Validity list={list} /> {list.isOwn && <span className="tag">{t('contracts.inUse')}</span>}
              </td>
              {mayEdit && (
                <td className="r">
                  <Form method="post">
                    <input type="hidden" name="list" value={list.id} />
                    <Button
                      type="submit"
                      name="intent"
                      value={list.isOwn ? 'take' : 'give'}
                      small
                      aria-label={t(list.isOwn ? 'contracts.takeOf' : 'contracts.giveOf', { name: list.name })}
                    >
                      {t(list.isOwn ? 'contracts.take' : 'contracts.give')}
                    </Button>
                  </Form>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Link to={`/yritykset/${companyId}/hinnat`}>{t('contracts.preview')}</Link>
      </p>
    </section>
  );
}
