import { type FormEvent, useState } from 'react';
import type { RegisterAnswer } from '#backend/catalog/vehicle-register/service.ts';
import { fail } from '#domain/base/result.ts';
import type { Vehicle } from '#domain/catalog/fitment/fitment.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { useLoaded } from '#web/storefront/base/use-loaded.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CodeAnswer, CodeField } from './code-answer.tsx';
import { vehicleName } from './vehicle-store.ts';

const PATH = '/api/vehicle-register';
const hasRegister = async () => (await callBackend<{ data: { isOn: boolean } }>(PATH)).data.isOn;
const findVehicle = async (code: string) =>
  (await callBackend<{ data: RegisterAnswer }>(PATH, { method: 'POST', body: { code } })).data;

/** Finds the vehicle by registration number or VIN, where the shop has a register to ask. The number leaves with the dialog. */
export function FindByCode({ onChoose }: { onChoose: (vehicle: Vehicle) => void }) {
  useTexts('vehicleCode');
  const { t } = useI18n();
  const isOn = useLoaded('register', hasRegister);
  const [answer, setAnswer] = useState<RegisterAnswer>();
  const [isBusy, setIsBusy] = useState(false);
  if (!isOn) return null;
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    setIsBusy(true);
    setAnswer(undefined);
    setAnswer(await findVehicle(String(code)).catch(() => fail('away' as const)));
    setIsBusy(false);
  };
  return (
    <>
      <form className="stack" onSubmit={find}>
        <CodeField answer={answer} />
        <Button type="submit" look="outline" busy={isBusy}>
          {t('vehicleCode.find')}
        </Button>
      </form>
      {answer && (
        <CodeAnswer
          answer={answer}
          choice={(vehicle) => (
            <Button wide onClick={() => onChoose(vehicle)}>
              {vehicleName(vehicle)}
            </Button>
          )}
        />
      )}
      <h3 className="h4">{t('vehicleCode.or')}</h3>
    </>
  );
}
