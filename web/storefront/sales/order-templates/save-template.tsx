import { Form } from 'react-router';
import { wantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { useCart } from '#web/storefront/sales/cart/cart-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';

/** Stores the cart of this browser as a template of the company. */
export function SaveTemplate({ typed }: { typed: string }) {
  const { t, locale } = useI18n();
  const items = useCart((cart) => cart.items);
  if (items.length === 0) return <p className="small muted">{t('company.emptyCart')}</p>;
  return (
    <section className="stack">
      <h2>{t('company.saveTemplate')}</h2>
      <Form method="post" action={inLocale(locale, '/oma-tili/yritys/pikatilaus')} className="stack">
        <input type="hidden" name="lines" value={JSON.stringify(items.map(wantedLine))} />
        <TextField name="name" label={t('company.templateName')} required maxLength={60} defaultValue={typed} />
        <Checkbox name="replaces" label={t('company.replaceTemplate')} />
        <div className="row">
          <Button type="submit" name="form" value="save" look="outline">
            {t('company.saveTemplateButton')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
