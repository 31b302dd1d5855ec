import { XMLBuilder } from 'fast-xml-parser';
import { CarrierFailed, type CarrierPoint, type PointSource } from '../provider.ts';
import { type Asking, ask, isNotFound } from './carrier-http.ts';
import { isXmlFields, parseXml, type XmlFields, xmlText } from './carrier-xml.ts';

/** Error codes that mean no result: unknown address, no offices there. */
const NOTHING_FOUND = new Set(['1003', '1004']);

const builder = new XMLBuilder({});

const numberOf = (fields: XmlFields, name: string) => {
  const number = Number.parseFloat(xmlText(fields, name).replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
};

/** Distances come in kilometres with a decimal separator, or in whole metres. */
function metresOf(office: XmlFields): number | undefined {
  const number = numberOf(office, 'Distance');
  if (number === undefined || number < 0) return undefined;
  return Math.round(/[.,]/.test(xmlText(office, 'Distance')) ? number * 1000 : number);
}

function pointOf(office: unknown, lockersOnly: boolean): CarrierPoint | null {
  if (!isXmlFields(office)) return null;
  const [id, name, street] = [xmlText(office, 'Id'), xmlText(office, 'Name'), xmlText(office, 'StreetAddress')];
  const [postcode, city] = [xmlText(office, 'PostalCode'), xmlText(office, 'City')];
  if (!id || !name || !postcode || !city) return null;
  const [distanceM, lat, lng] = [metresOf(office), numberOf(office, 'Latitude'), numberOf(office, 'Longitude')];
  return {
    id,
    provider: 'matkahuolto',
    name,
    street,
    postcode,
    city,
    country: xmlText(office, 'Country') || 'FI',
    // the type of an office does not tell lockers apart; its name does
    isLocker: lockersOnly || /automaatti|locker/i.test(name),
    hours: null,
    ...(distanceM === undefined ? {} : { distanceM }),
    ...(lat === undefined || lng === undefined ? {} : { lat, lng }),
  };
}

function readReply(text: string, lockersOnly: boolean): CarrierPoint[] {
  const { MHSearchOfficesReply: reply } = parseXml(text, ['Office']);
  if (!isXmlFields(reply)) {
    // an empty reply is an element without content
    if (reply === '') return [];
    throw new CarrierFailed('answered something else');
  }
  const error = xmlText(reply, 'ErrorNbr');
  if (NOTHING_FOUND.has(error)) return [];
  if (error) throw new CarrierFailed(`answered error ${error}: ${xmlText(reply, 'ErrorMsg')}`);
  const offices = Array.isArray(reply.Office) ? reply.Office : [];
  return offices.flatMap((office) => pointOf(office, lockersOnly) ?? []);
}

type Options = Asking & { url: string; login: string };

/** Matkahuolto's office search, version 2: XML in both directions, nearest office first (delivery-5). */
export function createMatkahuolto({ url, login, ...asking }: Options): PointSource {
  async function offices(question: Record<string, string | number>, lockersOnly: boolean): Promise<CarrierPoint[]> {
    const MHSearchOfficesRequest = {
      Login: login,
      Version: '1.0',
      ...question,
      OfficeType: lockersOnly ? 'A' : 'T',
      ResponseType: 'XML',
      Coordinates: 'Y',
    };
    const body = `<?xml version="1.0" encoding="UTF-8"?>${builder.build({ MHSearchOfficesRequest })}`;
    const answer = await ask(asking, url, { method: 'POST', headers: { 'content-type': 'text/xml' }, body });
    if (isNotFound(answer)) return [];
    if (answer.status !== 200) throw new CarrierFailed(`answered ${answer.status}`);
    return readReply(answer.text, lockersOnly);
  }

  return {
    async search({ postcode, country, lockersOnly, limit }) {
      const found = await offices({ PostalCode: postcode, Country: country, MaxResults: limit }, lockersOnly);
      return found.slice(0, limit);
    },
    async get(id, { lockersOnly }) {
      const found = await offices({ Id: id, MaxResults: 1 }, lockersOnly);
      return found.find((point) => point.id === id) ?? null;
    },
  };
}
