import { XMLParser } from 'fast-xml-parser';
import { fakeServer } from './fake-server.ts';

export const office = (id: string, more: Record<string, string> = {}) => ({
  SeqNumber: '1',
  Id: id,
  Type: 'MHM',
  Name: `Toimipiste ${id}`,
  StreetAddress: 'Ratakatu 6',
  PostalCode: '90100',
  City: 'OULU',
  Country: 'FI',
  Distance: '1,2',
  Latitude: '65.0124',
  Longitude: '25.4682',
  ...more,
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const reply = (inside: string) =>
  `<?xml version="1.0" encoding="ISO-8859-1"?><MHSearchOfficesReply>${inside}</MHSearchOfficesReply>`;
export const errorReply = (number: string, words: string) =>
  reply(`<ErrorNbr>${number}</ErrorNbr><ErrorMsg>${words}</ErrorMsg>`);

const element = (fields: Record<string, string>) =>
  `<Office>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
    .join('')}</Office>`;

/** A fake of Matkahuolto's office search, in its legacy encoding. */
export async function fakeMatkahuolto(offices: readonly Record<string, string>[] = [office('9010')]) {
  const server = await fakeServer(({ body }, res) => {
    const { MHSearchOfficesRequest: asked } = new XMLParser({ parseTagValue: false }).parse(body);
    const send = (text: string) => res.setHeader('content-type', 'text/xml').end(Buffer.from(text, 'latin1'));
    if (asked?.Login !== '1234567') return send(errorReply('1001', 'Login failed'));
    if (!asked.PostalCode && !asked.Id) return send(errorReply('1002', 'Location missing'));
    const found = offices.filter(({ Id }) => !asked.Id || asked.Id === Id).slice(0, Number(asked.MaxResults));
    return send(found.length > 0 ? reply(found.map(element).join('')) : errorReply('1004', 'Offices not found'));
  });
  return { ...server, settings: { MATKAHUOLTO_LOGIN: '1234567', MATKAHUOLTO_URL: `${server.url}/searchoffices` } };
}
