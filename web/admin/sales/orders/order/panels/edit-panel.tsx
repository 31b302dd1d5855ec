import { Form } from 'react-router';
import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import type { EditField } from '#domain/sales/orders/order-edit.ts';
import { shop } from '#shop.config';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field, type FieldControl } from '#web/ui/admin/field.tsx';
import type { FieldProblem } from '../answer.ts';
import styles from '../order.module.css';
import { OrderPanel } from './panel.tsx';

type Props = {
  order: StaffOrder;
  points: { id: string; text: string }[];
  typed: Record<string, string> | undefined;
  problems: FieldProblem[];
};
type Choice = { id: string; text: string };

/** The stored values of the fields that this order has. */
function valuesOf({ contact, address, servicePoint, storeId }: StaffOrder): Partial<Record<EditField, string>> {
  return {
    firstname: contact?.firstname ?? '',
    lastname: contact?.lastname ?? '',
    ...(contact?.company && { company: contact.company }),
    reference: contact?.reference ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    ...(address && { street: address.street, postcode: address.postcode, city: address.city }),
    ...(servicePoint && { servicePoint: servicePoint.id }),
    store: storeId,
  };
}

/** Changes contact, address, pickup point or store. Each field carries what it was, so that two people's edits merge. */
export function EditPanel({ order, points, typed, problems }: Props) {
  const t = useTexts(fi, en);
  const values = valuesOf(order);
  const draft = useDraft(`order-edit:${order.number}:${order.version}`);
  const chosen = order.servicePoint && { id: order.servicePoint.id, text: order.servicePoint.name };
  const choices: Partial<Record<EditField, Choice[]>> = {
    store: shop.stores.map(({ id, name }) => ({ id, text: name })),
    ...(chosen && { servicePoint: [chosen, ...points.filter(({ id }) => id !== chosen.id)] }),
  };
  const control = (field: EditField, attributes: FieldControl) => {
    const value = typed?.[field] ?? values[field];
    const options = choices[field];
    if (!options) return <input {...attributes} className="in" name={field} defaultValue={value} />;
    return (
      <select {...attributes} className="sel" name={field} defaultValue={value}>
        {options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    );
  };
  return (
    <OrderPanel title={t('edit.title')}>
      <Form method="post" className={styles.panel} ref={draft}>
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="version" value={typed?.version ?? order.version} />
        <div className="peek-b">
          <section className="sec form">
            {(Object.keys(values) as EditField[]).map((field) => (
              <div key={field}>
                <input type="hidden" name={`base.${field}`} value={typed?.[`base.${field}`] ?? values[field]} />
                <Field label={t(`edit.${field}`)} error={errorOf(t, problems, field)}>
                  {(attributes) => control(field, attributes)}
                </Field>
              </div>
            ))}
            <label className="check">
              <input className="box" type="checkbox" name="notify" value="1" defaultChecked={Boolean(typed?.notify)} />
              <span>{t('edit.notify')}</span>
            </label>
          </section>
        </div>
        <div className="peek-f">
          <Button type="submit" look="primary" shortcut="Control+S">
            {t('edit.save')}
          </Button>
        </div>
      </Form>
    </OrderPanel>
  );
}

function errorOf(t: ReturnType<typeof useTexts<typeof fi>>, problems: FieldProblem[], field: EditField): string | null {
  const problem = problems.find((one) => one.field === field)?.problem;
  return problem && `problem.${problem}` in fi ? t(`problem.${problem as 'required'}`) : null;
}
