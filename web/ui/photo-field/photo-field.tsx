import { PHOTOS_ACCEPTED } from '#domain/base/file-type.ts';
import { describedBy, Field, type FieldTexts } from '#web/ui/field/field.tsx';

type Props = Pick<FieldTexts, 'label' | 'hint' | 'error'> & { id: string };

/** Photos from the device or its camera, as `photos` of a multipart form. */
export function PhotoField({ id, label, hint, error }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional>
      <input
        id={id}
        className="input"
        type="file"
        name="photos"
        accept={PHOTOS_ACCEPTED}
        multiple
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  );
}
