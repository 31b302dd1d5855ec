import { atv } from './solids/atv.mjs';
import { dirtBike } from './solids/dirt-bike.mjs';
import { moped } from './solids/moped.mjs';
import { motorcycle } from './solids/motorcycle.mjs';
import { snowmobile } from './solids/snowmobile.mjs';
import { utv } from './solids/utv.mjs';
import { drawSolid } from './solids/view.mjs';

const degrees = Math.PI / 180;
const VIEWS = {
  front: { yaw: 90 * degrees, pitch: 12 * degrees, distance: 700 },
  rear: { yaw: -52 * degrees, pitch: 16 * degrees, distance: 700 },
};
const GREEN = ['#1b6f5a', '#0c3f33', '#4fae93', '#e8612c'];
const RED = ['#b0252f', '#641016', '#e0656c', '#e9eef0'];
const ORANGE = ['#c8501f', '#7d2a0c', '#f08a55', '#dfe6e8'];

/** The kinds of vehicles in the numbers of their models; the side view of each is a scene of that name. */
const KINDS = [
  {
    model: snowmobile,
    colours: GREEN,
    kinds: {
      snowmobile: {},
      'snowmobile-child': { length: -46, lug: 2.6, nose: 0.8, height: 0.95, screen: 0.4, seat: 0.68, stance: 0.74 },
      'snowmobile-crossover': { length: 24, lug: 4.6, nose: 0.94, screen: 0.6, seat: 0.92, bars: 4 },
      'snowmobile-deep-snow': { length: 46, lug: 7, nose: 0.9, screen: 0.3, seat: 0.86, bars: 8, stance: 0.94 },
      'snowmobile-touring': { length: 16, screen: 1.7, seat: 1.2, lift: 6, backrest: true },
      'snowmobile-utility': { length: 40, height: 1.14, screen: 1.5, rack: true },
    },
  },
  {
    model: atv,
    colours: ORANGE,
    kinds: {
      atv: {},
      'atv-child': { radius: 22, length: -20, racks: false, flag: true, stance: 0.72, slim: 0.74, lift: -8, tyre: 20 },
      'atv-long': { radius: 35, length: 14, lift: 4 },
      'atv-mud': { radius: 39, length: 5, lift: 12, tyre: 28, blocks: 14 },
      'atv-sport': { radius: 30, length: 6, racks: false, slim: 0.82, stance: 1.08 },
      'atv-two-seat': { length: 26, backrest: true },
    },
  },
  {
    model: utv,
    colours: ORANGE,
    kinds: {
      utv: {},
      'utv-cab': { cab: true },
      'utv-compact': { radius: 29, lift: -3, roof: 0.94, bed: 56, across: 0.86, tyre: 22 },
      'utv-crew': { rows: 2, bed: 64 },
      'utv-sport': { radius: 39, lift: 9, roof: 0.86, bed: 52, slope: 8, across: 1.05, tyre: 30, screen: false },
      'utv-sport-crew': {
        ...{ rows: 2, radius: 38, lift: 8, roof: 0.88, bed: 52, slope: 8, across: 1.05, tyre: 30 },
        ...{ screen: false, spare: true },
      },
    },
  },
  {
    model: motorcycle,
    colours: RED,
    kinds: {
      motorcycle: {},
      'motorcycle-adventure': { screen: 16, cases: true, beak: true, guards: true },
      'motorcycle-touring': { screen: 24, cases: true, topCase: true },
    },
  },
  {
    model: dirtBike,
    colours: ORANGE,
    kinds: {
      'dirt-bike': {},
      'dirt-bike-child': { small: 9, lamp: false },
      'dirt-bike-motocross': { lamp: false },
      'dirt-bike-supermoto': { small: 4, smooth: true },
    },
  },
  { model: moped, colours: GREEN, kinds: { moped: {}, 'moped-cargo': { box: true }, 'moped-touring': { screen: 20 } } },
];

/** Front and rear of every kind, by name: scenes that a model draws. */
export const angles = Object.fromEntries(
  KINDS.flatMap(({ model, colours, kinds }) =>
    Object.entries(kinds).flatMap(([name, numbers]) =>
      Object.entries(VIEWS).map(([angle, view]) => [
        `${name}-${angle}`,
        {
          idPrefix: `${name.replace(/(\w)\w*-?/g, '$1')}${name.length}${angle[0]}`,
          colours,
          draw: (s) => drawSolid(s, model(numbers), view),
        },
      ]),
    ),
  ),
);
