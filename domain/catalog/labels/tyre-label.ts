import type { Locale } from '#domain/base/locale.ts';

/** The EU tyre label of a sku: Regulation (EU) 2020/740. It applies to tyres of classes C1 (cars), C2 (vans) and C3 (lorries). */

export const tyreClasses = ['C1', 'C2', 'C3'] as const;
/** Of fuel efficiency and wet grip, best first (annex I, parts A and B). */
export const tyreGrades = ['A', 'B', 'C', 'D', 'E'] as const;
/** Of the external rolling noise, quietest first (annex I, part C). */
export const noiseGrades = ['A', 'B', 'C'] as const;

/**
 * Why a tyre has no label: it is of no class C1–C3 (art. 2.1), or exempt by art. 2.2 (a)–(h): professional off-road tyres, tyres for cars
 * from before October 1990, temporary spare tyres, below 80 km/h, rims up to 254 mm or from 635 mm, studded, racing, second-hand.
 */
export const tyreExemptions = [
  ...(['otherVehicle', 'offRoad', 'historic', 'spare', 'slow', 'rim', 'studded', 'racing', 'used'] as const),
] as const;

type Grade = (typeof tyreGrades)[number];

/** As a file gives it: classes, or the reason why there are none. `tyreLabelProblems` tells what is missing. */
export type TyreLabel = {
  tyreClass?: (typeof tyreClasses)[number];
  fuel?: Grade;
  wet?: Grade;
  /** External rolling noise in decibels, with its class. */
  noise?: number;
  noiseGrade?: (typeof noiseGrades)[number];
  /** Fit for severe snow: the mountain with a snowflake. */
  snow?: boolean;
  ice?: boolean;
  /** The supplier's identifier of the tyre type. */
  type?: string;
  /** Its number in the product registry EPREL. */
  eprel?: number;
  exempt?: (typeof tyreExemptions)[number];
};

const gradedFields = ['tyreClass', 'fuel', 'wet', 'noise', 'noiseGrade'] as const;
/** A label with everything that it must show. */
export type GradedTyre = Omit<TyreLabel, 'exempt'> & Required<Pick<TyreLabel, (typeof gradedFields)[number]>>;

const isGraded = (label: TyreLabel): label is GradedTyre =>
  label.exempt === undefined && gradedFields.every((field) => label[field] !== undefined);

/** The label to show; null for exempt tyres and goods that are none. */
export const gradedTyre = (label: TyreLabel | null | undefined): GradedTyre | null =>
  label && isGraded(label) ? label : null;

/** What is wrong with a label: classes are given whole, or not at all with an exemption. */
export function tyreLabelProblems(label: TyreLabel, isUsed: boolean): { field: string; reason: string }[] {
  const given = gradedFields.filter((field) => label[field] !== undefined);
  if (label.exempt !== undefined)
    return given.map((field) => ({ field, reason: 'is not for an exempt tyre (Regulation (EU) 2020/740, art. 2)' }));
  if (isUsed) return [{ field: 'exempt', reason: 'must be used: second-hand tyres have no label' }];
  return gradedFields
    .filter((field) => label[field] === undefined)
    .map((field) => ({ field, reason: 'is missing: a label has all its classes, or exempt' }));
}

const span = (values: readonly (string | number)[]): string => {
  const sorted = [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1));
  return [...new Set([sorted[0], sorted.at(-1)])].join('–');
};

const CARD_WORDS = { fi: ['Polttoaine', 'märkäpito'], en: ['Fuel', 'wet grip'] } as const;

/**
 * The classes that a card shows above the price (art. 6), of several skus from the best to the worst: `Polttoaine B–C · märkäpito A · 69 dB A`.
 * Null when a sku has no label.
 */
export function tyreFacts(labels: readonly (TyreLabel | null)[], locale: Locale): string | null {
  const graded = labels.map(gradedTyre).filter((label) => label !== null);
  if (graded.length === 0 || graded.length < labels.length) return null;
  const [fuel, wet] = CARD_WORDS[locale];
  return [
    `${fuel} ${span(graded.map((label) => label.fuel))}`,
    `${wet} ${span(graded.map((label) => label.wet))}`,
    `${span(graded.map(({ noise }) => noise))} dB ${span(graded.map(({ noiseGrade }) => noiseGrade))}`,
  ]
    .map((fact) => fact.replaceAll(' ', '\u00a0'))
    .join(' · ');
}

const WORDS: Record<string, 'snow' | 'ice'> = { snow: 'snow', lumi: 'snow', ice: 'ice', jää: 'ice' };

/** A label as a person types it: `C1 B A 70 A snow ice 490123`, or the reason of an exemption. */
export const tyreLabelText = ({ exempt, snow, ice, eprel, ...label }: TyreLabel): string =>
  exempt ??
  [...gradedFields.map((field) => label[field]), snow && 'snow', ice && 'ice', eprel].filter(Boolean).join(' ');

/** Reads what `tyreLabelText` writes; null when it cannot be read. The identifier of the type is not part of it. */
export function readTyreLabel(typed: string): TyreLabel | null {
  const words = typed.trim().split(/\s+/);
  const exempt = tyreExemptions.find((reason) => reason === typed.trim());
  if (exempt) return { exempt };
  const [tyreClass, fuel, wet, noise, noiseGrade] = words.map((word) => word.toUpperCase());
  const label: TyreLabel = {
    tyreClass: tyreClasses.find((one) => one === tyreClass),
    fuel: tyreGrades.find((one) => one === fuel),
    wet: tyreGrades.find((one) => one === wet),
    noise: /^\d{2,3}$/.test(noise ?? '') ? Number(noise) : undefined,
    noiseGrade: noiseGrades.find((one) => one === noiseGrade),
  };
  if (!isGraded(label)) return null;
  for (const word of words.slice(gradedFields.length)) {
    const mark = WORDS[word.toLowerCase()];
    if (mark) label[mark] = true;
    else if (/^\d{1,8}$/.test(word)) label.eprel = Number(word);
    else return null;
  }
  return label;
}
