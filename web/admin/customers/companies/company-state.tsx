import type { CompanyStatus } from '#domain/customers/companies/company.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/companies.ts';
import fi from '#web/messages/admin/fi/companies.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  applied: { glyph: 'wait', tone: 'warn' },
  approved: { glyph: 'done', tone: 'ok' },
  rejected: { glyph: 'off' },
} as const;

export function CompanyState({ state, pill = false }: { state: CompanyStatus; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[state]} pill={pill}>
      {t(`companies.state.${state}`)}
    </Status>
  );
}
