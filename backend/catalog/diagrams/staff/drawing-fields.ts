import type { Localized } from '#domain/base/locale.ts';
import type { StoredDrawing } from './queries.ts';

/** The fields of a drawing's form, as texts; years may be ''. */
export const drawingFields = ['make', 'model', 'yearFrom', 'yearTo', 'nameFi', 'nameEn'] as const;
export type DrawingField = (typeof drawingFields)[number];
export type DrawingFields = Record<DrawingField, string>;

const OPEN_START = 0;
const OPEN_END = 9999;
const LONGEST: Partial<Record<DrawingField, number>> = { make: 60, model: 100, nameFi: 100, nameEn: 100 };
const REQUIRED: readonly DrawingField[] = ['make', 'model', 'nameFi'];

export const fieldsOf = ({ make, model, yearFrom, yearTo, name }: StoredDrawing): DrawingFields => ({
  make,
  model,
  nameFi: name.fi,
  nameEn: name.en ?? '',
  yearFrom: yearFrom === OPEN_START ? '' : String(yearFrom),
  yearTo: yearTo === OPEN_END ? '' : String(yearTo),
});

const isYear = (text: string) => text === '' || (/^\d{4}$/.test(text) && Number(text) >= 1900 && Number(text) <= 2100);

/** Fields that cannot be stored. */
export function wrongFields(fields: DrawingFields): DrawingField[] {
  return drawingFields.filter((field) => {
    const text = fields[field];
    if (field === 'yearFrom') return !isYear(text);
    if (field === 'yearTo') return !isYear(text) || (text !== '' && fields.yearFrom !== '' && text < fields.yearFrom);
    return (
      (REQUIRED.includes(field) && text.trim() === '') || text.length > (LONGEST[field] ?? 0) || /\p{Cc}/u.test(text)
    );
  });
}

/** The columns of a form's fields. */
export function storedFields({ make, model, yearFrom, yearTo, nameFi, nameEn }: DrawingFields) {
  const name: Localized = { fi: nameFi.trim(), ...(nameEn.trim() && { en: nameEn.trim() }) };
  return {
    make: make.trim(),
    model: model.trim(),
    name: JSON.stringify(name),
    year_from: yearFrom === '' ? OPEN_START : Number(yearFrom),
    year_to: yearTo === '' ? OPEN_END : Number(yearTo),
  };
}
