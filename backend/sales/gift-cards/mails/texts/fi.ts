export type GiftCardTexts = {
  subject: string;
  subjectMany: string;
  greeting: string;
  greetingNoName: string;
  intro: Record<'bought' | 'given' | 'renewed', string>;
  worth: string;
  code: string;
  validUntil: string;
  howTitle: string;
  how: string[];
  /** Who has the code has the money. */
  keep: string;
  order: string;
};

export const giftCardFi: GiftCardTexts = {
  subject: 'Lahjakorttisi, {shop}',
  subjectMany: '{n} lahjakorttia, {shop}',
  greeting: 'Hei {name},',
  greetingNoName: 'Hei,',
  intro: {
    bought: 'Kiitos tilauksestasi! Voit tulostaa tämän viestin tai antaa koodin eteenpäin sellaisenaan.',
    given: 'Sait meiltä lahjakortin. Voit tulostaa tämän viestin tai antaa koodin eteenpäin sellaisenaan.',
    renewed: 'Tässä on lahjakorttisi uusi koodi. Vanha koodi ei enää kelpaa.',
  },
  worth: 'Lahjakortti {amount}',
  code: 'Koodi',
  validUntil: 'Voimassa {date} asti',
  howTitle: 'Näin lahjakorttia käytetään',
  how: [
    'Valitse kassalla "Käytä lahjakortti" ja kirjoita kohtaan "Lahjakortin koodi" tämä koodi. Loppu maksetaan muulla tavalla, ja käyttämättä jäänyt summa säilyy kortilla.',
    'Lahjakortilla ei voi ostaa toista lahjakorttia, eikä sitä vaihdeta rahaksi.',
  ],
  keep: 'Säilytä koodi huolella: kortin voi käyttää kuka tahansa, jolla on koodi.',
  order: 'Tilaus {number}',
};
