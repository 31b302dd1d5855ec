import { unaccent } from './analysis/tokens.ts';

const MAX_LENGTH = 60;

const code = (label: string) =>
  unaccent(label.toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const value = (text: string) => text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, '-');

/**
 * The key `code:value` by which products are filtered and counted by an attribute, made of its Finnish words: `Väri`,
 * `Tumman sininen` → `vari:tumman-sininen`. Letter case and spaces do not matter, nor do accents of the label. Null for an
 * empty or a long text.
 */
export function attributeKey(label: string, text: string): { key: string; code: string } | null {
  const [name, chosen] = [code(label), value(text)];
  if (!name || !chosen || name.length > MAX_LENGTH || chosen.length > MAX_LENGTH) return null;
  return { key: `${name}:${chosen}`, code: name };
}
