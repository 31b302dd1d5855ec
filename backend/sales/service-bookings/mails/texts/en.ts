import type { ServiceBookingTexts } from './fi.ts';

export const serviceBookingEn: ServiceBookingTexts = {
  greeting: 'Hi {name},',
  greetingNoName: 'Hi,',
  'service-booked.subject': 'Service booking {id}: {when}',
  'service-booked.text': 'Your service is booked. Bring the machine to the store at the booked time.',
  'service-moved.subject': 'Service booking {id} moved: {when}',
  'service-moved.text': 'Your service booking has been moved. The new time is below.',
  'service-cancelled.subject': 'Service booking {id} cancelled',
  'service-cancelled.text': 'Your service booking has been cancelled.',
  'service-reminder.subject': 'Service tomorrow: {when}',
  'service-reminder.text': 'This is a reminder of your service booking tomorrow.',
  when: 'Time',
  work: 'Work',
  machine: 'Machine',
  store: 'Store',
  open: 'See the booking',
  change: 'You can move or cancel it up to 24 hours before. The attached file adds the time to your calendar.',
  again: 'Book a new time',
  ride: {
    'service-booked.subject': 'Test ride {id}: {when}',
    'service-booked.text':
      'Your test ride is booked. Bring your driving licence: we cannot hand over a machine without it.',
    'service-moved.subject': 'Test ride {id} moved: {when}',
    'service-moved.text': 'Your test ride has been moved. The new time is below. Bring your driving licence.',
    'service-cancelled.subject': 'Test ride {id} cancelled',
    'service-cancelled.text': 'Your test ride has been cancelled.',
    'service-reminder.subject': 'Test ride tomorrow: {when}',
    'service-reminder.text': 'This is a reminder of your test ride tomorrow. Bring your driving licence.',
  },
};
