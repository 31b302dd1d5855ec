import { isOneOf } from '#domain/base/records.ts';
import { type Grain, grains, usualGrain } from '#domain/sales/reports/grain.ts';
import {
  type Comparison,
  comparisons,
  type Period,
  type Preset,
  presetPeriod,
  presets,
  readPeriod,
} from '#domain/sales/reports/period.ts';

/** The reports, as the address names them in `osa`. */
export const parts = ['myynti', 'tavarat', 'varasto', 'palvelu', 'verot', 'kirjanpito', 'budjetti'] as const;
export type Part = (typeof parts)[number];

export type AskedReport = {
  part: Part;
  /** Null: typed days. */
  preset: Preset | null;
  period: Period;
  comparison: Comparison;
  grain: Grain;
  /** What was typed is no period. */
  isInvalid: boolean;
};

/** What an address asks for: bookkeeping shows the last whole month first, the rest this month. */
export function reportRequest({ searchParams: params }: URL, today: string): AskedReport {
  const named = params.get('osa') ?? '';
  const part = isOneOf(parts, named) ? named : 'myynti';
  const compared = params.get('vertailu') ?? '';
  const comparison = isOneOf(comparisons, compared) ? compared : 'weekdays';
  const split = params.get('tarkkuus') ?? '';
  const grainOf = (period: Period): Grain => (isOneOf(grains, split) ? split : usualGrain(period));
  const wanted = params.get('jakso') ?? '';
  const first: Preset = part === 'kirjanpito' || part === 'verot' ? 'last-month' : 'month';
  const typed = [params.get('alku') ?? '', params.get('loppu') ?? ''] as const;
  const isTyped = wanted === 'oma' || (wanted === '' && typed[0] !== '');
  const own = isTyped ? readPeriod(...typed) : null;
  if (own) return { part, preset: null, period: own, comparison, grain: grainOf(own), isInvalid: false };
  const preset = isOneOf(presets, wanted) ? wanted : first;
  const period = presetPeriod(preset, today);
  return { part, preset, period, comparison, grain: grainOf(period), isInvalid: isTyped };
}
