import { useI18n } from '#web/messages/i18n.tsx';
import { companyOrdersPath } from '#web/storefront/customers/companies/company-path.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';

/** What a buyer of a company reads after an order above the limit: it waits for an approver (approval-1). */
export function AwaitsApproval() {
  const { t, locale } = useI18n();
  return (
    <div className="wrap narrow-page stack">
      <h1 tabIndex={-1} ref={takeFocus}>
        {t('checkout.awaitsTitle')}
      </h1>
      <Banner kind="ok" live>
        {t('checkout.awaitsApproval')}
      </Banner>
      <p>
        <ButtonLink to={companyOrdersPath(locale)}>{t('checkout.awaitsOrders')}</ButtonLink>
      </p>
    </div>
  );
}
