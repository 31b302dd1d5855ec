import type { EndpointInput, EndpointProblem } from '#backend/sales/webhooks/service.ts';
import { MOST_ENDPOINT_NAME, webhookKinds } from '#domain/sales/webhooks/webhook.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/webhooks.ts';
import fi from '#web/messages/admin/fi/webhooks.ts';
import { Field } from '#web/ui/admin/field.tsx';

type Props = { typed: EndpointInput; problems: readonly EndpointProblem[] };

/** Name, address and kinds of an endpoint, with what is wrong beside each. */
export function WebhookFields({ typed, problems }: Props) {
  const t = useTexts(fi, en);
  const errorOf = (field: EndpointProblem['field']) => {
    const reason = problems.find((problem) => problem.field === field)?.reason;
    return reason ? t(`problem.${field === 'kinds' ? 'kinds' : reason}`) : null;
  };
  const kindsError = errorOf('kinds');
  return (
    <>
      <Field label={t('name')} hint={t('nameHint')} error={errorOf('name')}>
        {(control) => (
          <input
            {...control}
            className="in"
            name="name"
            defaultValue={typed.name}
            maxLength={MOST_ENDPOINT_NAME}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <Field label={t('url')} hint={t('urlHint')} error={errorOf('url')}>
        {(control) => (
          <input
            {...control}
            className="in"
            type="url"
            name="url"
            defaultValue={typed.url}
            maxLength={500}
            placeholder="https://"
            autoComplete="off"
            required
          />
        )}
      </Field>
      <fieldset>
        <legend className="label">{t('kinds')}</legend>
        <label className="check">
          <input type="checkbox" className="box" name="all" defaultChecked={typed.kinds === null} /> {t('allKinds')}
        </label>
        {webhookKinds.map((kind) => (
          <label key={kind} className="check">
            <input
              type="checkbox"
              className="box"
              name="kinds"
              value={kind}
              defaultChecked={typed.kinds?.includes(kind) ?? false}
            />{' '}
            {t(`kind.${kind}`)} <code className="muted">{kind}</code>
          </label>
        ))}
        {kindsError && <p className="err">{kindsError}</p>}
      </fieldset>
    </>
  );
}
