import type { ProductRow } from '#backend/catalog/import/format.ts';
import type { Localized } from '#domain/base/locale.ts';
import { slugOf } from '#domain/base/slug.ts';

type Options = NonNullable<ProductRow['selectableVariationAttributes']>;

const written = ({ fi, en }: Localized) => (en && en !== fi ? `${fi} / ${en}` : fi);

/** Reads `Musta / Black`; one word is the same in both languages. */
function read(text: string): Localized {
  const [fi = '', en = ''] = text.split(' / ').map((side) => side.trim());
  return { fi, en: en || fi };
}

type Value = Options[number]['values'][number];

const withColours = ({ label, swatch, swatch2 }: Value) => [written(label), swatch, swatch2].filter(Boolean).join(' ');

/** Reads `Musta / Black #111111 #ffffff`. A colour that is none is refused by the rules of an import. */
function readValue(text: string): { label: Localized; colours: Pick<Value, 'swatch' | 'swatch2'> } {
  const [, name = '', codes = ''] = /^(.*?)((?:\s+#\S+)*)$/s.exec(text.trim()) ?? [];
  const [swatch, ...more] = codes.split(/\s+/).filter(Boolean);
  return {
    label: read(name),
    colours: { ...(swatch && { swatch }), ...(more.length > 0 && { swatch2: more.join(' ') }) },
  };
}

/** What a product is chosen by, an option a line: `Koko / Size: S, M, L`. Colours of a value follow its name. */
export const optionsText = (options: Options): string =>
  options.map(({ label, values }) => `${written(label)}: ${values.map(withColours).join(', ')}`).join('\n');

/**
 * The options of a text. An option or a value of the same Finnish name keeps its code, so that variants keep their choices.
 */
export function optionsFrom(text: string, before: Options): Options {
  return text.split('\n').flatMap((line) => {
    const [name = '', ...rest] = line.split(':');
    const names = rest
      .join(':')
      .split(',')
      .map(readValue)
      .filter(({ label }) => label.fi !== '');
    if (names.length === 0) return [];
    const label = read(name);
    const known = before.find((option) => option.label.fi === label.fi);
    const values = names.map(({ label: named, colours }) => {
      const stored = known?.values.find((one) => one.label.fi === named.fi);
      return { code: stored?.code ?? slugOf(named.fi), label: sameText(stored?.label, named), ...colours };
    });
    return [{ code: known?.code ?? slugOf(label.fi), label: sameText(known?.label, label), values }];
  });
}

/** A text without English is written like one that is the same in both: it stays as it was. */
const sameText = (stored: Localized | undefined, now: Localized): Localized =>
  stored && written(stored) === written(now) ? stored : now;

type Combination = { sku: string; name: Localized; options: Record<string, string> };

/**
 * Every combination of the options' values, with its sku by a pattern: `KYP-{koko}-{vari}` names options by code. A pattern
 * without an option gets the values behind it.
 */
export function combinations(options: Options, pattern: string): Combination[] {
  let made: Combination[] = [{ sku: pattern, name: { fi: '', en: '' }, options: {} }];
  for (const { code, values } of options)
    made = made.flatMap(({ sku, name, options: chosen }) =>
      values.map((value) => ({
        sku: sku.includes(`{${code}}`)
          ? sku.replaceAll(`{${code}}`, value.code.toUpperCase())
          : `${sku}-${value.code.toUpperCase()}`,
        name: {
          fi: [name.fi, value.label.fi].filter(Boolean).join(', '),
          en: [name.en, value.label.en ?? value.label.fi].filter(Boolean).join(', '),
        },
        options: { ...chosen, [code]: value.code },
      })),
    );
  return options.length === 0 ? [] : made;
}
