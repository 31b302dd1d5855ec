export type GiftCardTexts = {
  subject: string;
  subjectMany: string;
  /** A card from {sender}. */
  subjectSent: string;
  greeting: string;
  greetingNoName: string;
  intro: Record<'bought' | 'given' | 'renewed' | 'sent' | 'print', string>;
  worth: string;
  code: string;
  validUntil: string;
  /** Link to the page that makes the PDF. */
  print: string;
  howTitle: string;
  how: string[];
  /** Who has the code has the money. */
  keep: string;
  order: string;
  /** On the printed card. */
  greetingTo: string;
};

export const giftCardFi: GiftCardTexts = {
  subject: 'Lahjakorttisi, {shop}',
  subjectMany: '{n} lahjakorttia, {shop}',
  subjectSent: 'Lahjakortti sinulle, lähettäjä {sender}',
  greeting: 'Hei {name},',
  greetingNoName: 'Hei,',
  intro: {
    bought: 'Kiitos tilauksestasi! Voit tulostaa tämän viestin tai antaa koodin eteenpäin sellaisenaan.',
    given: 'Sait meiltä lahjakortin. Voit tulostaa tämän viestin tai antaa koodin eteenpäin sellaisenaan.',
    renewed: 'Tässä on lahjakorttisi uusi koodi. Vanha koodi ei enää kelpaa.',
    sent: '{sender} lähetti sinulle lahjakortin.',
    print: 'Tässä on lahjakortti, jonka saaja on {recipient}. Tulosta se ja anna eteenpäin.',
  },
  worth: 'Lahjakortti {amount}',
  code: 'Koodi',
  validUntil: 'Voimassa {date} asti',
  print: 'Tulosta kortti PDF:nä',
  howTitle: 'Näin lahjakorttia käytetään',
  how: [
    'Valitse kassalla "Käytä lahjakortti" ja kirjoita kohtaan "Lahjakortin koodi" tämä koodi. Loppu maksetaan muulla tavalla, ja käyttämättä jäänyt summa säilyy kortilla.',
    'Lahjakortilla ei voi ostaa toista lahjakorttia, eikä sitä vaihdeta rahaksi.',
  ],
  keep: 'Säilytä koodi huolella: kortin voi käyttää kuka tahansa, jolla on koodi.',
  order: 'Tilaus {number}',
  greetingTo: 'Saaja: {name}',
};
