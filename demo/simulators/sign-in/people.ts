import { createHash } from 'node:crypto';
import { z } from 'zod';

/** User data of the provider; `email_verified` is absent without an address. */
export const person = z.object({
  sub: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});
export type Person = z.infer<typeof person>;

/** Made-up people, one for each state of an address. */
export const people: readonly Person[] = [
  {
    sub: 'aino',
    given_name: 'Aino',
    family_name: 'Koivu',
    email: 'aino.koivu@posti.example',
    email_verified: true,
  },
  {
    sub: 'eero',
    given_name: 'Eero',
    family_name: 'Haapa',
    email: 'eero.haapa@posti.example',
    email_verified: false,
  },
  { sub: 'liisa', given_name: 'Liisa', family_name: 'Lehto' },
];

/** A person with an address of the visitor's choice; the same address gives the same person. */
export function ownPerson(name: string, email: string, isVerified: boolean): Person {
  const [given = 'Matti', ...rest] = name.split(/\s+/).filter(Boolean);
  return {
    sub: createHash('sha256').update(email).digest('hex').slice(0, 20),
    given_name: given,
    family_name: rest.join(' ') || 'Meikäläinen',
    ...(email ? { email, email_verified: isVerified } : {}),
  };
}
