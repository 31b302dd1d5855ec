import type { StaffRole } from '#domain/staff/permissions.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/people.ts';
import enShell from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/people.ts';
import fiShell from '#web/messages/admin/fi/shell.ts';
import { Field } from '#web/ui/admin/field.tsx';

type Assigned = { role: StaffRole; stores: readonly string[]; refundCents: number; refundDayCents: number };
type Props = {
  assigned: Assigned;
  roles: readonly StaffRole[];
  stores: readonly { id: string; name: string }[];
  /** Managers assign no limits. */
  hasLimits: boolean;
};

const euros = (cents: number) => (cents === 0 ? '' : String(cents / 100));

/** Role, stores and limits of a person. */
export function AssignmentFields({ assigned, roles, stores, hasLimits }: Props) {
  const t = useTexts(fi, en);
  const shell = useTexts(fiShell, enShell);
  const sums = [
    ['refundCents', t('people.refund')],
    ['refundDayCents', t('people.refundDay')],
  ] as const;
  return (
    <>
      <Field label={t('people.role')}>
        {(control) => (
          <select {...control} className="sel" name="role" defaultValue={assigned.role}>
            {roles.map((role) => (
              <option key={role} value={role}>
                {shell(`role.${role}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset>
        <legend className="label">
          {t('people.stores')} <span className="opt">{t('people.allStores')}</span>
        </legend>
        {stores.map(({ id, name }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              className="box"
              name="stores"
              value={id}
              defaultChecked={assigned.stores.includes(id)}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      {hasLimits && (
        <div className="f2">
          {sums.map(([name, label]) => (
            <Field key={name} label={label}>
              {(control) => (
                <input
                  {...control}
                  className="in n"
                  name={name}
                  inputMode="decimal"
                  defaultValue={euros(assigned[name])}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </>
  );
}
