/** Texts of the mails about company accounts; `{placeholders}` are facts of the mail. */
export const companyFi = {
  greeting: 'Hei {name},',
  greetingNoName: 'Hei,',
  'company-approved.subject': 'Yritystili on avattu',
  'company-approved.text': 'Yrityksen {company} tili on avattu. Voit nyt kutsua ostajat ja tilata yrityksen nimissä.',
  'company-approved.button': 'Avaa yritystili',
  'company-rejected.subject': 'Yritystiliä ei avattu',
  'company-rejected.text': 'Emme avanneet tiliä yritykselle {company}.',
  'company-rejected.reason': 'Syy: {reason}',
  'company-rejected.end': 'Voit korjata tiedot ja hakea uudelleen, tai vastata tähän viestiin.',
  'company-invited.subject': 'Kutsu yritystilille',
  'company-invited.text': '{inviter} kutsui sinut yrityksen {company} tilille. Roolisi on {role}.',
  'company-invited.button': 'Avaa kutsu',
  'company-invited.end':
    'Kutsu on voimassa {days} päivää. Kirjaudu sisään tai luo tili tällä sähköpostiosoitteella. Jos et tunne yritystä, voit jättää viestin huomiotta.',
  'company-order-waiting.subject': 'Tilaus odottaa hyväksyntääsi',
  'company-order-waiting.text':
    '{buyer} haluaa tilata yrityksen {company} nimissä. Summa on {net} ilman arvonlisäveroa.',
  'company-order-waiting.button': 'Avaa tilaukset',
  'company-order-waiting.end': 'Tuotteita ei ole varattu. Hinnat ja saatavuus tarkistetaan, kun hyväksyt tilauksen.',
  'company-order-approved.subject': 'Tilauksesi on hyväksytty',
  'company-order-approved.text': 'Yrityksen {company} nimissä tekemäsi tilaus on hyväksytty.',
  'company-order-refused.subject': 'Tilaustasi ei hyväksytty',
  'company-order-refused.text': 'Yrityksen {company} nimissä tekemääsi tilausta ei hyväksytty.',
  'company-order.button': 'Avaa tilaukset',
  'role.buyer': 'ostaja',
  'role.approver': 'hyväksyjä',
  'role.owner': 'pääkäyttäjä',
};
export type CompanyMailTexts = typeof companyFi;
