/** Texts of the mails about booked works; `{placeholders}` are facts of the booking. */
export const serviceBookingFi = {
  greeting: 'Hei {name},',
  greetingNoName: 'Hei,',
  'service-booked.subject': 'Huoltovaraus {id}: {when}',
  'service-booked.text': 'huolto on varattu. Tuo kone myymälään varattuun aikaan.',
  'service-moved.subject': 'Huoltovaraus {id} siirretty: {when}',
  'service-moved.text': 'huoltovarauksesi on siirretty. Uusi aika on alla.',
  'service-cancelled.subject': 'Huoltovaraus {id} peruttu',
  'service-cancelled.text': 'huoltovarauksesi on peruttu.',
  'service-reminder.subject': 'Huolto huomenna: {when}',
  'service-reminder.text': 'muistutamme huoltovarauksestasi huomenna.',
  when: 'Aika',
  work: 'Työ',
  machine: 'Kone',
  store: 'Myymälä',
  open: 'Katso varaus',
  change: 'Voit siirtää tai perua varauksen viimeistään 24 tuntia ennen. Liitteestä saat ajan kalenteriisi.',
  again: 'Varaa uusi aika',
  /** Of a test ride. */
  ride: {
    'service-booked.subject': 'Koeajovaraus {id}: {when}',
    'service-booked.text': 'koeajo on varattu. Ota ajokortti mukaan: ilman sitä emme voi luovuttaa konetta.',
    'service-moved.subject': 'Koeajovaraus {id} siirretty: {when}',
    'service-moved.text': 'koeajosi on siirretty. Uusi aika on alla. Ota ajokortti mukaan.',
    'service-cancelled.subject': 'Koeajovaraus {id} peruttu',
    'service-cancelled.text': 'koeajosi on peruttu.',
    'service-reminder.subject': 'Koeajo huomenna: {when}',
    'service-reminder.text': 'muistutamme koeajostasi huomenna. Ota ajokortti mukaan.',
  },
};
export type ServiceBookingTexts = typeof serviceBookingFi;
