import type { ReactNode } from 'react';
import type { RegisterAnswer } from '#backend/catalog/vehicle-register/service.ts';
import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Banner } from '#web/ui/banner/banner.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { askPart } from './ask-part.ts';

/** The field of a registration number or VIN, with what it is used for (vehicle-4). */
export function CodeField({ answer }: { answer: RegisterAnswer | undefined }) {
  const { t } = useI18n();
  const isInvalid = answer?.ok === false && answer.reason === 'invalid';
  return (
    <TextField
      name="code"
      code
      required
      label={t('vehicleCode.label')}
      hint={t('vehicleCode.purpose')}
      error={isInvalid ? t('vehicleCode.invalid') : undefined}
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

type Props = {
  answer: RegisterAnswer;
  /** How a vehicle is taken: a button or links. */
  choice: (vehicle: Vehicle) => ReactNode;
};

/** What the register knows, the shop's vehicles that it may be, or the way on when there is none. */
export function CodeAnswer({ answer, choice }: Props) {
  const { t, locale } = useI18n();
  if (!answer.ok)
    return answer.reason === 'invalid' ? null : (
      <Banner kind={answer.reason === 'unknown' ? 'info' : 'warn'} live>
        {t(`vehicleCode.${answer.reason}`)} <TextLink to={askPart(locale)}>{t('vehicle.askPart')}</TextLink>
      </Banner>
    );
  const { registered, choices } = answer.value;
  const machine = [registered.make, registered.model, registered.year].filter(Boolean).join(' ');
  if (choices.length === 0)
    return (
      <Banner live>
        {t('vehicleCode.noGoods', { machine })}{' '}
        <TextLink to={askPart(locale, { vehicle: registered })}>{t('vehicle.askPart')}</TextLink>
      </Banner>
    );
  return (
    <div className="stack-2">
      <p role="status">{t(choices.length === 1 ? 'vehicleCode.found' : 'vehicleCode.several', { machine })}</p>
      <ul className="stack-2">
        {choices.map((vehicle) => (
          <li key={vehicle.model}>{choice(vehicle)}</li>
        ))}
      </ul>
    </div>
  );
}
