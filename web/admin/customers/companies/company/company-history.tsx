import type { CompanyEvent } from '#backend/customers/companies/service.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/companies.ts';
import fi from '#web/messages/admin/fi/companies.ts';

/** What has happened to a company, newest first. */
export function CompanyHistory({ events }: { events: CompanyEvent[] }) {
  const t = useTexts(fi, en);
  return (
    <section className="sec">
      <h2>{t('companies.history')}</h2>
      <table className="t in-sec">
        <tbody>
          {events.map(({ id, at, event, by }) => (
            <tr key={id}>
              <td>
                <When at={at} />
              </td>
              <td>{t(`companies.event.${event}`)}</td>
              <td>{by ?? t('companies.customer')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
