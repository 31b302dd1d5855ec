/** What the label of a battery shows: Regulation (EU) 2023/1542, art. 13 and annex VI. */

/** Portable, light means of transport, starting (SLI), industrial and electric vehicle batteries (art. 3). */
export const batteryKinds = ['portable', 'lmt', 'sli', 'industrial', 'ev'] as const;
/** Metals whose sign stands below the symbol for separate collection (art. 13.5). */
export const batteryMetals = ['Cd', 'Pb'] as const;

export type Battery = {
  kind: (typeof batteryKinds)[number];
  ampereHours?: number;
  wattHours?: number;
  metal?: (typeof batteryMetals)[number];
  /** Not rechargeable (art. 13.3). */
  singleUse?: boolean;
};

/** Rechargeable portable, light means of transport and starting batteries show their capacity (art. 13.2). */
export const needsCapacity = ({ kind, singleUse }: Battery): boolean =>
  !singleUse && (kind === 'portable' || kind === 'lmt' || kind === 'sli');

export const hasCapacity = ({ ampereHours, wattHours }: Battery): boolean =>
  ampereHours !== undefined || wattHours !== undefined;

const comma = (value: number) => String(value).replace('.', ',');

/** A battery as a person types it: `sli 24 Ah Pb`, `portable 4 Ah 144 Wh`, `portable single-use`. */
export const batteryText = ({ kind, ampereHours, wattHours, metal, singleUse }: Battery): string =>
  [
    kind,
    ampereHours !== undefined && `${comma(ampereHours)} Ah`,
    wattHours !== undefined && `${comma(wattHours)} Wh`,
    metal,
    singleUse && 'single-use',
  ]
    .filter(Boolean)
    .join(' ');

const AMOUNT = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** Reads what `batteryText` writes; null when it cannot be read. */
export function readBattery(typed: string): Battery | null {
  const [first = '', ...words] = typed.trim().split(/\s+/);
  const kind = batteryKinds.find((one) => one === first.toLowerCase());
  if (!kind) return null;
  const battery: Battery = { kind };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const metal = batteryMetals.find((one) => one === word);
    if (metal) battery.metal = metal;
    else if (word === 'single-use') battery.singleUse = true;
    else if (AMOUNT.test(word)) {
      const unit = words[++at];
      const amount = Number(word.replace(',', '.'));
      if (unit === 'Ah') battery.ampereHours = amount;
      else if (unit === 'Wh') battery.wattHours = amount;
      else return null;
    } else return null;
  }
  return battery;
}
