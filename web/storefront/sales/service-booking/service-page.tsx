import { useState } from 'react';
import { Form } from 'react-router';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { CrumbTrail } from '#web/storefront/base/crumb-trail.tsx';
import { NearestSlot } from '#web/storefront/catalog/stock/nearest-slot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { SelectField } from '#web/ui/select-field/select-field.tsx';
import type { BookingAnswer } from './booking-action.ts';
import { BookingForm, type Times } from './booking-form.tsx';
import styles from './service-booking.module.css';
import type { StoreChoice } from './service-choices.ts';
import { servicePath } from './service-path.ts';

type Props = {
  stores: StoreChoice[];
  /** Null until store and work are chosen. */
  chosen: { storeId: string; work: string } | null;
  times: Times | null;
  given: Record<string, string>;
  machines: string[];
  /** A machine that a link names, kept while store and work are chosen. */
  machine: string;
  answer: BookingAnswer | undefined;
};

/** "Varaa huolto": store and work first, then a free time and the details (service-booking-1). */
export function ServicePage({ stores, chosen, times, given, machines, machine, answer }: Props) {
  const { t, locale } = useI18n();
  const works = (stores.find(({ id }) => id === chosen?.storeId) ?? stores[0])?.works ?? [];
  const [storeId, setStoreId] = useState(chosen?.storeId ?? stores[0]?.id);
  const chooseNearest = (id: string) => {
    if (stores.some((store) => store.id === id)) setStoreId(id);
  };
  return (
    <>
      <CrumbTrail title={t('service.title')} />
      <div className={classes('wrap', styles.page)}>
        <div className="stack-2">
          <h1>{t('service.title')}</h1>
          <p className="lead">{t('service.lead')}</p>
        </div>
        <NearestSlot onFound={chooseNearest} />
        <Form
          method="get"
          action={servicePath(locale)}
          className={styles.choose}
          preventScrollReset
          key={`${chosen?.storeId} ${chosen?.work}`}
        >
          <SelectField
            name="myymala"
            label={t('service.store')}
            value={storeId}
            onChange={({ target }) => setStoreId(target.value)}
          >
            {stores.map(({ id, name }) => (
              <option key={id} value={id}>
                {`${shop.name} ${name}`}
              </option>
            ))}
          </SelectField>
          <SelectField name="tyo" label={t('service.work')} defaultValue={chosen?.work}>
            {works.map(({ id, name, price, minutes }) => (
              <option key={id} value={id}>
                {t('service.workChoice', { name, price, hours: minutes / 60 })}
              </option>
            ))}
          </SelectField>
          {machine && <input type="hidden" name="kone" value={machine} />}
          <Button type="submit" look={chosen ? 'outline' : 'primary'}>
            {t('service.showTimes')}
          </Button>
        </Form>
        {chosen && times && (
          <BookingForm chosen={chosen} times={times} given={given} machines={machines} answer={answer} />
        )}
      </div>
    </>
  );
}
