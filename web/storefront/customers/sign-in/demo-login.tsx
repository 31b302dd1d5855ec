import { Form, useLocation } from 'react-router';
import type { DemoLogin } from '#backend/customers/sign-in/demo-login.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';

/** Signs in as the demo customer; absent in a live shop. */
export function DemoLoginForm({ login }: { login: DemoLogin | null }) {
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
