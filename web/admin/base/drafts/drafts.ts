/** What a person has typed into a form, by the names of its fields. */
export type Draft = Record<string, string>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (owner: string, form: string) => `draft:${owner}:${form}`;

/** Fields that a person types or chooses; keys, secrets and buttons are not kept. */
const isKept = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && ['text', 'number', 'email', 'tel', 'date', 'search'].includes(field.type));

/** The kept fields of a form; of several with one name the later ones are numbered: `sku`, `sku 1`. */
function fieldsOf(form: HTMLFormElement) {
  const fields = [...form.elements].filter(isKept).filter(({ name }) => name !== '');
  return fields.map((field, i) => {
    const place = fields.slice(0, i).filter(({ name }) => name === field.name).length;
    return { field, id: place === 0 ? field.name : `${field.name} ${place}` };
  });
}

/** The texts of a form. */
export const draftOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(fieldsOf(form).map(({ id, field }) => [id, field.value]));

/** Writes a draft into the fields that exist; tells each, so that components that follow their fields do too. */
export function restore(form: HTMLFormElement, draft: Draft): void {
  for (const { id, field } of fieldsOf(form)) {
    const text = draft[id];
    if (text === undefined || text === field.value) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** How many texts of a draft have no field in the form: it has fewer rows than when they were typed. */
export function unplaced(form: HTMLFormElement, draft: Draft): number {
  const ids = new Set(fieldsOf(form).map(({ id }) => id));
  return Object.entries(draft).filter(([id, text]) => text.trim() !== '' && !ids.has(id)).length;
}

/** Whether a form that was sent from one path is saved when the person is at another: an ended session asks to sign in first. */
export const isSaved = (sentFrom: string | null, path: string): boolean =>
  sentFrom !== null && path !== sentFrom && !path.startsWith('/kirjaudu');

/** The stored draft of a person's form; null when there is none, or when it cannot be read. */
export function readDraft(storage: DraftStorage, owner: string, form: string): Draft | null {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(keyOf(owner, form)) ?? 'null');
    if (typeof parsed !== 'object' || parsed === null) return null;
    return Object.fromEntries(Object.entries(parsed).filter(([, text]) => typeof text === 'string'));
  } catch {
    return null;
  }
}

/** Stores a draft; without any text, or with null, removes it. A full or blocked storage costs the draft, never the form. */
export function writeDraft(storage: DraftStorage, owner: string, form: string, draft: Draft | null): void {
  const key = keyOf(owner, form);
  try {
    if (draft && Object.values(draft).some((text) => text.trim() !== '')) storage.setItem(key, JSON.stringify(draft));
    else storage.removeItem(key);
  } catch {}
}
