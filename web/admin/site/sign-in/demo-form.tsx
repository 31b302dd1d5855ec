import { Form } from 'react-router';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import enShell from '#web/messages/admin/en/shell.ts';
import en from '#web/messages/admin/en/sign-in.ts';
import fiShell from '#web/messages/admin/fi/shell.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Button } from '#web/ui/admin/button.tsx';

/** The button that uses a link of the demo. */
export function DemoForm({ demo }: { demo: { token: string; name: string; role: StaffRole } }) {
  const t = useTexts(fi, en);
  const shell = useTexts(fiShell, enShell);
  return (
    <Form method="post" className="form">
      <p>{t('signIn.demo', { name: demo.name })}</p>
      <input type="hidden" name="way" value="demo" />
      <input type="hidden" name="link" value={demo.token} />
      <Button type="submit" look="primary">
        {t('signIn.asRole', { role: shell(`role.${demo.role}`) })}
      </Button>
    </Form>
  );
}
