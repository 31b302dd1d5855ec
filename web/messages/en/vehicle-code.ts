import type fi from '#web/messages/fi/vehicle-code.ts';
import type { MessagesOf } from '#web/messages/messages.ts';

export default {
  'vehicleCode.title': 'Find your machine',
  'vehicleCode.lead': 'Enter the registration number or VIN of your machine to see at once what fits it.',
  'vehicleCode.label': 'Registration number or VIN',
  'vehicleCode.purpose': 'We use it to look up make, model and year in the vehicle register. We do not store it.',
  'vehicleCode.find': 'Find my machine',
  'vehicleCode.or': 'Or choose it yourself',
  'vehicleCode.invalid': 'Enter a Finnish registration number (such as ABC-123) or a VIN of 17 characters.',
  'vehicleCode.unknown': 'We do not recognise this number. Check it, choose the machine yourself or ask us.',
  'vehicleCode.away': 'The vehicle register is not responding right now. Choose the machine yourself or ask us.',
  'vehicleCode.limited': 'You have searched many times. Try again in an hour, choose the machine yourself or ask us.',
  'vehicleCode.noGoods': 'Your machine is {machine}. We do not know yet what fits it.',
  'vehicleCode.found': 'In the register: {machine}. Is this your machine?',
  'vehicleCode.several': 'In the register: {machine}. Which of these is your machine?',
  'vehicleCode.byHand': 'Choose the machine yourself',
  'vehicleCode.link': 'Find your machine by registration number',
  'vehicleCode.keep': 'Save with its number to My machines',
  'vehicleCode.keepOf': 'Save with its number to My machines: {machine}',
} satisfies MessagesOf<typeof fi>;
