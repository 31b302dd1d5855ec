import { Form } from 'react-router';
import type { SpecialOrder } from '#backend/sales/special-orders/service.ts';
import type { FieldClash } from '#domain/base/merge-edits.ts';
import {
  type EditedField,
  editedFields,
  type SpecialOrderProblems,
} from '#domain/sales/special-orders/special-order.ts';
import { shop as config } from '#shop.config';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { ConflictForm } from '#web/admin/base/pieces/conflict-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/parts-counter.ts';
import fi from '#web/messages/admin/fi/parts-counter.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

/** What became of an edit. */
export type Edited =
  | { edited: true }
  | { problems: SpecialOrderProblems; typed: [string, string][] }
  | { clashes: FieldClash<EditedField>[]; typed: [string, string][]; version: number };

type Props = { order: SpecialOrder; result: Edited | null };

/** Pieces, store, day, advance payment and note of an open special order. */
export function EditSection({ order, result }: Props) {
  const t = useTexts(fi, en);
  const draft = useDraft(`special-order-edit:${order.id}`);
  if (result && 'clashes' in result) return <Clashes order={order} result={result} />;
  const typed = new Map(result && 'typed' in result ? result.typed : []);
  const problems = result && 'problems' in result ? result.problems : {};
  const stored: Record<EditedField, string> = {
    pieces: String(order.pieces),
    storeId: order.storeId,
    expectedOn: order.expectedOn ?? '',
    deposit: order.deposit,
    note: order.note,
  };
  return (
    <section className="sec">
      <h2>{t('orders.edit')}</h2>
      <Form method="post" className="form" ref={draft} key={order.version}>
        <input type="hidden" name="intent" value="edit" />
        {editedFields.map((field) => (
          <Field
            key={field}
            label={t(`orders.${field === 'storeId' ? 'store' : field}`)}
            error={problems[field] && t(`orders.error.${problems[field]}`)}
          >
            {(control) => {
              const given = {
                ...control,
                name: `f.${field}`,
                defaultValue: typed.get(`f.${field}`) ?? stored[field],
              };
              return (
                <>
                  <input type="hidden" name={`base.${field}`} value={stored[field]} />
                  {field === 'storeId' ? (
                    <select className="sel" {...given}>
                      {config.stores.map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </select>
                  ) : (
                    <input
                      className="in"
                      type={field === 'expectedOn' ? 'date' : 'text'}
                      autoComplete="off"
                      {...given}
                    />
                  )}
                </>
              );
            }}
          </Field>
        ))}
        <Button type="submit" shortcut="Control+S">
          {t('orders.saveEdit')}
        </Button>
      </Form>
    </section>
  );
}

function Clashes({ order, result }: { order: SpecialOrder; result: Extract<Edited, { clashes: unknown }> }) {
  const t = useTexts(fi, en);
  const { clashes, typed, version } = result;
  const names = new Set(clashes.flatMap(({ field }) => [`f.${field}`, `base.${field}`]));
  const rows = clashes.map((clash) => ({
    ...clash,
    name: `f.${clash.field}`,
    label: t(`orders.${clash.field === 'storeId' ? 'store' : clash.field}`),
    who: null,
    at: order.changedAt,
  }));
  return (
    <ConflictForm version={version} rows={rows}>
      {typed
        .filter(([name]) => !names.has(name) && name !== 'version')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </ConflictForm>
  );
}
