import { Form, useLocation } from 'react-router';
import type { DemoCustomer } from '#backend/customers/sign-in/demo-customer.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';

/** Signs in as the demo customer; absent in a live shop. */
export function DemoSignInForm({ login }: { login: DemoCustomer | null }) {
  const { t } = useI18n();
  const { search } = useLocation();
  if (!login) return null;
  return (
    <Form method="post" action={search} className="auth-demo">
      <p className="small">{t('login.demo.text', login)}</p>
      <input type="hidden" name="email" value={login.email} />
      <input type="hidden" name="password" value={login.password} />
      <Button type="submit" name="intent" value="password" look="outline" size="s">
        {t('login.demo.submit')}
      </Button>
    </Form>
  );
}
