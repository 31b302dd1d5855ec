import { useState } from 'react';
import { Form } from 'react-router';
import type { OrderTemplate } from '#backend/sales/order-templates/service.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import styles from './order-templates.module.css';

/** The company's templates: each goes into the cart at the prices of now, or is deleted. */
export function TemplateList({ templates }: { templates: OrderTemplate[] }) {
  const { t } = useI18n();
  return (
    <section className="stack">
      <h2>{t('company.templates')}</h2>
      {templates.length === 0 ? (
        <p>{t('company.noTemplates')}</p>
      ) : (
        <ul className={styles.list}>
          {templates.map((template) => (
            <Template key={template.id} template={template} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Template({ template: { id, name, lines, changedAt, by } }: { template: OrderTemplate }) {
  const { t, locale } = useI18n();
  const actions = usePurchaseActions();
  const [isBusy, setBusy] = useState(false);
  const wanted = lines.reduce((sum, { amount }) => sum + amount, 0);
  const add = async () => {
    setBusy(true);
    const asked = lines.map((line) => ({ ...line, customization: line.customization ?? null }));
    const found = await actions.lookUp(asked, locale).catch(() => null);
    setBusy(false);
    if (!found) return toast({ message: t('account.toast.failed'), type: 'error' });
    void actions.tellAdded(actions.addLines(found.items), wanted, locale);
  };
  return (
    <li>
      <div>
        <b className="break-words">{name}</b>
        <p className="small muted">
          {t('company.templateFacts', { count: lines.length, date: dateText(changedAt, locale) })} {by}
        </p>
        <p className="small num break-words">{lines.map(({ sku, amount }) => `${amount} × ${sku}`).join(', ')}</p>
      </div>
      <div className={styles.acts}>
        <Button size="s" busy={isBusy} onClick={add} aria-label={t('company.addTemplateOf', { name })}>
          {t('company.addTemplate')}
        </Button>
        <Form method="post" action={inLocale(locale, '/oma-tili/yritys/pikatilaus')} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="form"
            value="remove"
            look="link"
            size="s"
            aria-label={t('company.removeTemplateOf', { name })}
          >
            {t('company.remove')}
          </Button>
        </Form>
      </div>
    </li>
  );
}
