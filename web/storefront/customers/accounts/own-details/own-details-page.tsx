import { useI18n } from '#web/messages/i18n.tsx';
import type { FormAnswer } from '../form/form-answer.ts';
import { AddressSection } from './address-section.tsx';
import type { Open } from './details-url.ts';
import { DevicesSection } from './devices-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import type { OwnDetails } from './own-details.ts';
import { PersonalSection } from './personal-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { useFocusAfterClose } from './use-focus-after-close.ts';

type Props = { own: OwnDetails; open: Open; answer: FormAnswer | undefined };

/** Own details: name, addresses, sign-in methods, devices, own data. */
export function OwnDetailsPage({ own, open, answer }: Props) {
  const { t } = useI18n();
  useFocusAfterClose(open);
  return (
    <>
      <h1>{t('account.details.title')}</h1>
      <PersonalSection details={own.details} answer={answer} />
      <AddressSection own={own} open={open} answer={answer} />
      <SignInSection own={own} open={open} answer={answer} />
      <DevicesSection devices={own.devices} />
      <OwnDataSection own={own} open={open} answer={answer} />
    </>
  );
}
