type Plural = { readonly one: string; readonly other: string };
export type Dictionary = { readonly [key: string]: string | Plural };

/** The shape of a feature's English file: the same keys, plural where the Finnish is plural. */
export type MessagesOf<Fi extends Dictionary> = { readonly [K in keyof Fi]: Fi[K] extends string ? string : Plural };

type Names<S extends string> = S extends `${string}{${infer N}}${infer R}` ? N | Names<R> : never;
type TextOf<V> = V extends string ? V : V extends { other: infer O extends string } ? O : never;
type Params<V> = { [N in Names<TextOf<V>>]: N extends 'count' ? number : string | number };

/** `t('cart.items', { count: 2 })`: keys and parameters are checked against the Finnish file. */
export type Translate<Fi extends Dictionary> = <K extends keyof Fi>(
  key: K,
  ...params: [Names<TextOf<Fi[K]>>] extends [never] ? [] : [Params<Fi[K]>]
) => string;

/**
 * Creates the `t` of a locale. Calls `messages` on each use, because parts load later. Uses the language's plural
 * rules. An unloaded key renders as itself instead of failing the page.
 */
export function translator<Fi extends Dictionary>(locale: string, messages: () => Dictionary): Translate<Fi> {
  const plural = new Intl.PluralRules(locale);
  const textOf = (key: string, count: number) => {
    const message = messages()[key] ?? key;
    if (typeof message === 'string') return message;
    return plural.select(count) === 'one' ? message.one : message.other;
  };
  return (key, ...[params]) => {
    const values: Record<string, string | number> | undefined = params;
    const text = textOf(String(key), Number(values?.count));
    return values ? text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all)) : text;
  };
}
