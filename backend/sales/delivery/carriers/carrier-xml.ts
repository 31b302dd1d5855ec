import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { CarrierFailed } from '../provider.ts';

export type XmlFields = Record<string, unknown>;
export const isXmlFields = (value: unknown): value is XmlFields => typeof value === 'object' && value !== null;

/** A text field, cut to 200 characters; '' when it is missing or not a text. */
export function xmlText(fields: XmlFields, name: string): string {
  const value = fields[name];
  // an element with attributes is an object, its content under this name
  const text = isXmlFields(value) ? value['#text'] : value;
  return typeof text === 'string' ? text.slice(0, 200) : '';
}

/** Parses a carrier's response; all values are texts. `lists` are elements that may repeat. */
export function parseXml(text: string, lists: readonly string[] = []): XmlFields {
  // genuine responses have no document type; entities could expand or fetch files
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || XMLValidator.validate(text) !== true)
    throw new CarrierFailed('answered no XML');
  const parser = new XMLParser({ parseTagValue: false, trimValues: true, isArray: (name) => lists.includes(name) });
  return parser.parse(text);
}
