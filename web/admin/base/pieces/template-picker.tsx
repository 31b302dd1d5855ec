import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/lists.ts';
import fi from '#web/messages/admin/fi/lists.ts';
import { Button } from '#web/ui/admin/button.tsx';

export type Template = { id: string; name: string };

/** Fills the text of its form with a template: the form is submitted with the intent `template`. */
export function TemplatePicker({ templates }: { templates: Template[] }) {
  const t = useTexts(fi, en);
  if (templates.length === 0) return null;
  return (
    <p className="beside">
      <select className="sel" name="template" aria-label={t('lists.template')}>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" name="intent" value="template" small>
        {t('lists.useTemplate')}
      </Button>
    </p>
  );
}
