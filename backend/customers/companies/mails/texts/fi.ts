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
  'role.buyer': 'ostaja',
  'role.approver': 'hyväksyjä',
  'role.owner': 'pääkäyttäjä',
};
export type CompanyMailTexts = typeof companyFi;
