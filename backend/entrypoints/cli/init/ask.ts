import { entriesOf, keysOf } from '#domain/base/records.ts';
import {
  type CompanyFacts,
  companyQuestions,
  type Facts,
  factProblem,
  readStore,
  type StoreFacts,
  storeQuestions,
} from './facts.ts';

export type InitFlags = Partial<CompanyFacts> & { store?: string[]; logo?: string; force?: boolean };

/** Asks a question on the terminal; null without one. */
export type Ask = ((question: string) => Promise<string>) | null;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Reads the facts of a shop from flags and asks for the rest until each is valid. If flags are invalid, or missing without a
 * terminal, returns `problems` without asking.
 */
export async function askFacts(
  flags: InitFlags,
  ask: Ask,
  say: (line: string) => void,
  logoProblem: (file: string) => Promise<string | null>,
): Promise<{ facts: Facts } | { problems: string[] }> {
  const problems: string[] = [];
  const fields = keysOf(companyQuestions);
  for (const field of fields) {
    const given = flags[field];
    if (given === undefined && !ask) problems.push(`--${kebab(field)} is missing`);
    const wrong = given === undefined ? null : factProblem(field, given);
    if (wrong) problems.push(`--${kebab(field)} ${wrong}`);
  }
  const stores = (flags.store ?? []).flatMap((flag, i) => {
    const store = readStore(flag);
    if (!store) problems.push(`--store ${i + 1} must be "${Object.keys(storeQuestions).join('; ')}"`);
    return store ?? [];
  });
  for (const [i, store] of stores.entries())
    for (const [field, text] of entriesOf(store)) {
      const wrong = factProblem(field, text);
      if (wrong) problems.push(`--store ${i + 1}: ${field} ${wrong}`);
    }
  if (!flags.store && !ask) problems.push('--store is missing; give one for each store');
  const logoWrong = flags.logo ? await logoProblem(flags.logo) : null;
  if (logoWrong) problems.push(`--logo ${flags.logo} ${logoWrong}`);
  if (problems.length > 0) return { problems };

  const good = async (field: keyof CompanyFacts | keyof StoreFacts, question: string): Promise<string> => {
    for (;;) {
      const text = (await ask?.(`${question}: `)) ?? '';
      const wrong = factProblem(field, text);
      if (!wrong) return text.trim();
      say(`  It ${wrong}.`);
    }
  };
  const company = {} as CompanyFacts;
  for (const field of fields) company[field] = flags[field]?.trim() ?? (await good(field, companyQuestions[field]));
  while (ask && !flags.store) {
    say(`Store ${stores.length + 1}`);
    const store = {} as StoreFacts;
    for (const [field, question] of entriesOf(storeQuestions)) store[field] = await good(field, `  ${question}`);
    stores.push(store);
    if (!/^[ky]/i.test(await ask('Another store? (y/n): '))) break;
  }
  let logo = flags.logo ?? '';
  while (ask && flags.logo === undefined) {
    logo = (await ask('Logo, an SVG or PNG file of at most 300 kB (empty: none): ')).trim();
    const wrong = logo === '' ? null : await logoProblem(logo);
    if (!wrong) break;
    say(`  It ${wrong}.`);
  }
  return { facts: { company, stores, logo: logo || null } };
}
