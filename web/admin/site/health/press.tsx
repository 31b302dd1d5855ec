import { Form } from 'react-router';
import { Button, type Look } from '#web/ui/admin/button.tsx';
import type { IconName } from '#web/ui/admin/icon-names.ts';

type Props = { fields: Record<string, string>; text: string; label?: string; icon?: IconName; look?: Look };

/** A form of one button. `label`: what it concerns, where the button stands in a row. */
export function Press({ fields, text, label, icon, look }: Props) {
  return (
    <Form method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" small aria-label={label} {...(icon && { icon })} {...(look && { look })}>
        {text}
      </Button>
    </Form>
  );
}
