import type { BookingState } from '#domain/sales/service-bookings/service-booking.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/service-bookings.ts';
import fi from '#web/messages/admin/fi/service-bookings.ts';
import { Status } from '#web/ui/admin/status.tsx';

const looks = {
  booked: { glyph: 'wait' },
  came: { glyph: 'pickup', tone: 'warn' },
  ready: { glyph: 'done', tone: 'ok' },
  cancelled: { glyph: 'off' },
} as const;

/** The state of a booking, by shape and word. */
export function BookingStatus({ state, pill }: { state: BookingState; pill?: boolean }) {
  const t = useTexts(fi, en);
  return (
    <Status {...looks[state]} pill={pill}>
      {t(`state.${state}`)}
    </Status>
  );
}
