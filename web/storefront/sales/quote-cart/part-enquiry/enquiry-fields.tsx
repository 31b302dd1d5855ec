import { Suspense } from 'react';
import { type EnquiryField, MAX_MACHINE, MAX_WANTED } from '#domain/sales/quotes/part-enquiry.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { PhotoField } from '#web/ui/photo-field/photo-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field/text-field.tsx';
import { problemText } from '../request/problem-text.ts';
import type { RequestAnswer } from '../request/request-answer.ts';
import { fieldId } from '../request/request-fields.tsx';

const OwnMachines = lazyComponent(() => import('./own-machines.tsx'));
const MACHINES = 'own-machines';

type Props = { values: RequestAnswer['values']; problems: RequestAnswer['problems'] };

/** The machine, its number, the part and photos of it (part-enquiry-1). */
export function EnquiryFields({ values, problems }: Props) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const errorOf = (name: EnquiryField | 'photos') => {
    const problem = problems.find(({ field }) => field === name);
    return problem && problemText(t, name, problem.message);
  };
  const field = (name: EnquiryField) => ({
    name,
    id: fieldId(name),
    label: t(`quote.${name}`),
    defaultValue: values[name] ?? '',
    error: errorOf(name),
  });
  return (
    <>
      <input type="hidden" name="partEnquiry" value="on" />
      <TextField
        {...field('partMachine')}
        list={MACHINES}
        hint={t('enquiry.machineHint')}
        maxLength={MAX_MACHINE}
        required
      />
      <Suspense>{hydrated && <OwnMachines id={MACHINES} field={fieldId('partMachine')} />}</Suspense>
      <TextField
        {...field('partCode')}
        hint={t('enquiry.codeHint')}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        code
        optional
      />
      <TextArea {...field('partWanted')} rows={4} maxLength={MAX_WANTED} hint={t('enquiry.wantedHint')} required />
      <PhotoField
        id={fieldId('photos')}
        label={t('enquiry.photos')}
        hint={t('quote.photosHint')}
        error={errorOf('photos')}
      />
      <p className="small muted">{t('enquiry.privacy')}</p>
    </>
  );
}
