import { Form, useLocation } from 'react-router';
import type { DemoCustomer } from '#backend/customers/sign-in/demo-customer.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './login.module.css';

/** Signs in as the demo customer; absent in a live shop. */
export function DemoSignInForm({ customer }: { customer: DemoCustomer | null }) {
  const { t } = useI18n();
  const { search } = useLocation();
  if (!customer) return null;
  return (
    <Form method="post" action={search} className={styles.demo}>
      <p className="small">{t('signIn.demo.text', customer)}</p>
      <input type="hidden" name="email" value={customer.email} />
      <input type="hidden" name="password" value={customer.password} />
      <Button type="submit" name="intent" value="password" look="outline" size="s">
        {t('signIn.demo.submit')}
      </Button>
    </Form>
  );
}
