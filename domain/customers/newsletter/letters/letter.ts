/** A letter in its life: written, approved for a time, on its way to the queue, and all of it there. */
export const letterStates = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type LetterState = (typeof letterStates)[number];

export const letterFields = ['fi.subject', 'fi.preview', 'fi.body', 'en.subject', 'en.preview', 'en.body'] as const;
export type LetterField = (typeof letterFields)[number];
/** What the form of a letter holds; without any English text English readers get the Finnish letter. */
export type LetterFields = Record<LetterField, string>;

export const isLetterField = (field: string): field is LetterField => letterFields.some((one) => one === field);

/** Names as files of letters have them (docs/newsletter.md). */
export const isLetterId = (id: string): boolean => /^[a-z0-9][a-z0-9-]{0,80}$/.test(id);

/** What a consent to send is for: a letter as it was read. A changed letter has another version. */
export const sendSubject = (id: string, version: number): string => `${id}/${version}`;

/** Days after a letter in which ended subscriptions count as its own. */
export const FIGURE_DAYS = 7;
