import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

type Props = { way: 'password' | 'recovery'; title: string; email: string; isOpen: boolean; children: ReactNode };

/** A way to sign in with an address and what is typed: closed until the person chooses it. */
export function CodeForm({ way, title, email, isOpen, children }: Props) {
  const t = useTexts(fi, en);
  return (
    <details open={isOpen}>
      <summary className="btn btn-line">{title}</summary>
      <Form method="post" className="form">
        <input type="hidden" name="way" value={way} />
        <Field label={t('signIn.email')}>
          {(control) => (
            <input
              {...control}
              className="in"
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={email}
              required
            />
          )}
        </Field>
        {children}
        <Button type="submit">{t('signIn.submit')}</Button>
      </Form>
    </details>
  );
}
