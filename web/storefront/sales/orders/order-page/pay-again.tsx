import { Form, useNavigation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { PayProblem } from './pay-answer.ts';

/** Button that starts the payment of an unpaid order. */
export function PayAgain({ problem }: { problem: PayProblem | null }) {
  const { t } = useI18n();
  const { formMethod } = useNavigation();
  return (
    <div className="stack">
      {problem ? (
        <Banner kind="bad" live>
          {t(problem)}
        </Banner>
      ) : null}
      <Form method="post">
        <Button type="submit" look="transactional" busy={formMethod === 'POST'}>
          <Icon name="lock" small />
          {t('order.payAgain')}
        </Button>
      </Form>
    </div>
  );
}
