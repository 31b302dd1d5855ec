import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/sign-in.ts';
import fi from '#web/messages/admin/fi/sign-in.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

type Tablet = { name: string; people: { id: string; name: string }[] };

/** Signing in by PIN on a store's tablet. */
export function TabletForm({ tablet }: { tablet: Tablet }) {
  const t = useTexts(fi, en);
  return (
    <Form method="post" className="form">
      <p>{t('signIn.tablet', { name: tablet.name })}</p>
      <input type="hidden" name="way" value="pin" />
      <Field label={t('signIn.person')}>
        {(control) => (
          <select {...control} className="sel" name="person" required>
            {tablet.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('signIn.pin')}>
        {(control) => (
          <input
            {...control}
            className="in"
            name="pin"
            type="password"
            inputMode="numeric"
            autoComplete="off"
            pattern="\d{6}"
            maxLength={6}
            required
          />
        )}
      </Field>
      <Button type="submit" look="primary">
        {t('signIn.submit')}
      </Button>
    </Form>
  );
}
