import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { shop } from '#shop.config';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { isConnectionLost } from '#web/storefront/base/connection-toast.ts';
import { links } from '#web/storefront/base/links.ts';
import type { QuotedProduct } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { bookingPath } from '../service-path.ts';
import { whenText } from '../time-text.ts';
import { type RideAnswer, type RideData, RideForm } from './ride-form.tsx';

type Props = { product: QuotedProduct; onClose: () => void };

/** A test ride of a vehicle, booked above its page (test-ride-1). */
export default function TestRideDialog({ product: { sku, title }, onClose }: Props) {
  const { t, locale } = useI18n();
  // the page of a product has no texts of bookings
  useTexts('service');
  const shown = useFetcher<RideData>();
  const sent = useFetcher<RideAnswer>();
  const load = useEffectEvent((path: string) => void shown.load(path));
  useEffect(() => load(links(locale).testRide(sku)), [sku, locale]);
  const [booked, answer] =
    sent.data && 'booked' in sent.data
      ? [sent.data.booked, undefined]
      : [null, isConnectionLost(sent.data) ? undefined : sent.data];
  const storeId = shown.data?.storeId ?? '';
  const showAgain = useEffectEvent(() => load(links(locale).testRide(sku, { myymala: storeId })));
  // the free times are others by now
  useEffect(() => {
    if (answer?.failure === 'taken') showAgain();
  }, [answer]);
  return (
    <Dialog open onClose={onClose} title={t('service.ride.titleOf', { name: title })} size="l">
      {booked && <Booked {...booked} />}
      {!booked && shown.data && (
        <RideForm
          ride={shown.data}
          answer={answer}
          Form={sent.Form}
          busy={sent.state !== 'idle'}
          onShow={(path) => void shown.load(path)}
        />
      )}
    </Dialog>
  );
}

function Booked({ secret, start, storeId }: { secret: string; start: string; storeId: string }) {
  const { t, locale } = useI18n();
  const store = shop.stores.find(({ id }) => id === storeId)?.name ?? '';
  return (
    <div className="stack-2">
      <Banner kind="ok" live>
        {t('service.ride.booked', { when: whenText(start, locale), store: `${shop.name} ${store}` })}
      </Banner>
      <p>{t('service.ride.licence')}</p>
      <p>
        <TextLink to={bookingPath(locale, secret)}>{t('service.ride.see')}</TextLink>
      </p>
    </div>
  );
}
