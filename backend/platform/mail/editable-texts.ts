import { AsyncLocalStorage } from 'node:async_hooks';
import { type Locale, type Localized, locales } from '#domain/base/locale.ts';
import { placeholderProblem } from '#domain/base/placeholders.ts';
import type { MailTextChanges } from '#domain/base/shop-config.ts';

/** A text that staff may change: its place in the message file, `shipped/subject`, and its name. */
export type EditableText = { key: string; label: Localized };

/** Texts of mails that belong together. `kinds`: the mails that show them. */
export type MailTextGroup = {
  id: string;
  name: Localized;
  kinds: readonly string[];
  texts: Record<Locale, object>;
  editable: readonly EditableText[];
};

type Value = string | string[];

/** The texts of a preview, seen by nothing but its own rendering. */
const previewed = new AsyncLocalStorage<MailTextChanges>();
let saved: MailTextChanges = {};

/** Puts texts in force in this process. What is not given is as the message files have it. */
export const putMailTexts = (changes: MailTextChanges = {}): void => {
  saved = changes;
};

/** Renders with other texts, while all other mails keep those in force. */
export const withMailTexts = <T>(changes: MailTextChanges, render: () => Promise<T>): Promise<T> =>
  previewed.run(changes, render);

/** A text's name among the facts, whose paths have dots. */
export const storedName = (key: string) => key.replaceAll('.', '~');

/** A list is a paragraph a line. */
const asText = (value: Value) => (Array.isArray(value) ? value.join('\n') : value);
const asValue = (text: string, first: Value): Value =>
  Array.isArray(first)
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : text;

const isText = (value: unknown): value is Value =>
  typeof value === 'string' || (Array.isArray(value) && value.every((line) => typeof line === 'string'));

/** The object that holds a text, and the text's name in it. */
function placeOf(texts: object, key: string): { parent: object; name: string; first: Value } {
  const steps = key.split('/');
  const name = steps.pop() ?? '';
  let parent: object = texts;
  for (const step of steps) parent = Object(Reflect.get(parent, step));
  const first: unknown = Reflect.get(parent, name);
  if (!isText(first)) throw new Error(`no text of a mail: ${key}`);
  return { parent, name, first };
}

const LONGEST = 2000;

/**
 * Lets staff change texts of the message files: the objects that the mails read give the text in force. Call it once, before any
 * mail is rendered.
 */
export function editableTexts(groups: readonly MailTextGroup[]) {
  const firsts = new Map<string, string>();
  const keyOf = (id: string, locale: string, name: string) => `${id} ${locale} ${name}`;
  for (const { id, texts, editable } of groups)
    for (const locale of locales)
      for (const { key } of editable) {
        const { parent, name, first } = placeOf(texts[locale], key);
        firsts.set(keyOf(id, locale, storedName(key)), asText(first));
        Object.defineProperty(parent, name, {
          enumerable: true,
          get: () => {
            const text = (previewed.getStore() ?? saved)[id]?.[locale]?.[storedName(key)];
            return text === undefined ? first : asValue(text, first);
          },
        });
      }
  return {
    groups,
    /** The text of the message file; a list has a paragraph a line. */
    firstOf: (id: string, locale: Locale, key: string) => firsts.get(keyOf(id, locale, storedName(key))) ?? '',

    /** What keeps changed texts from being saved, by `group.language.key`. */
    problemsOf(changes: MailTextChanges): { path: string[]; message: string }[] {
      return Object.entries(changes).flatMap(([id, languages]) =>
        Object.entries(languages ?? {}).flatMap(([locale, texts]) =>
          Object.entries(texts ?? {}).flatMap(([key, text]) => {
            const message = problemOf(firsts.get(keyOf(id, locale, key)), text);
            return message ? [{ path: [id, locale, key], message }] : [];
          }),
        ),
      );
    },
  };
}
export type EditableTexts = ReturnType<typeof editableTexts>;

function problemOf(first: string | undefined, text: string): string | null {
  if (first === undefined) return 'is no text of a mail';
  if (text.trim() === '') return 'must not be empty';
  if (text.length > LONGEST) return `must have at most ${LONGEST} characters`;
  const problem = placeholderProblem(first, text);
  if (!problem) return null;
  const [unknown] = problem.unknown;
  return unknown ? `{${unknown}} is no fact of this mail` : `must name {${problem.missing.join('}, {')}}`;
}
