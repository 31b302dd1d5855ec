import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { createMatkahuolto } from '#backend/sales/delivery/carriers/matkahuolto.ts';
import type { PointSource } from '#backend/sales/delivery/provider.ts';
import { pointOf, pointsNear, type SimulatedPoint } from './points-near.ts';

const parser = new XMLParser({ parseTagValue: false });
const builder = new XMLBuilder({});

const office = ({ id, name, street, postcode, city }: SimulatedPoint) => ({
  Id: id,
  Name: name,
  StreetAddress: street,
  PostalCode: postcode,
  City: city,
  Country: 'FI',
});
const inKilometres = ({ distanceM }: SimulatedPoint) => (distanceM / 1000).toFixed(2).replace('.', ',');

/** Matkahuolto's office search, version 2, over the demo's points; its reply has no opening hours. */
const answer: typeof fetch = async (_input, init) => {
  const { MHSearchOfficesRequest: asked } = parser.parse(String(init?.body));
  const byId = asked.Id ? pointOf('matkahuolto', asked.Id) : undefined;
  const near = asked.PostalCode && asked.Country === 'FI' ? pointsNear('matkahuolto', asked.PostalCode) : [];
  const found = near.filter(({ isLocker }) => isLocker || asked.OfficeType !== 'A').slice(0, Number(asked.MaxResults));
  const offices = byId ? [office(byId)] : found.map((point) => ({ ...office(point), Distance: inKilometres(point) }));
  const reply = offices.length > 0 ? { Office: offices } : { ErrorNbr: '1004', ErrorMsg: 'Offices not found' };
  return new Response(`<?xml version="1.0"?>${builder.build({ MHSearchOfficesReply: reply })}`);
};

/** Simulated Matkahuolto for a demo without a contract: the carrier's protocol, handled in process. */
export const simulatedMatkahuolto = (): PointSource =>
  createMatkahuolto({
    fetch: answer,
    timeoutMs: 5000,
    url: 'https://matkahuolto.simulator.invalid',
    login: 'demo',
  });
