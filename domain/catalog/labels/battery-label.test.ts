import { expect, test } from 'vitest';
import { type Battery, batteryKinds, batteryText, hasCapacity, needsCapacity, readBattery } from './battery-label.ts';

test('rechargeable portable, light transport and starting batteries show a capacity (Regulation (EU) 2023/1542, art. 13.2) (battery-label-1)', () => {
  expect(batteryKinds.filter((kind) => needsCapacity({ kind }))).toEqual(['portable', 'lmt', 'sli']);
  expect(needsCapacity({ kind: 'portable', singleUse: true })).toBe(false);
  expect(hasCapacity({ kind: 'sli' })).toBe(false);
  expect(hasCapacity({ kind: 'sli', wattHours: 300 })).toBe(true);
});

test('reads what it writes, and nothing else', () => {
  const batteries: Battery[] = [
    { kind: 'sli', ampereHours: 24, metal: 'Pb' },
    { kind: 'portable', ampereHours: 7.5, wattHours: 270 },
    { kind: 'portable', singleUse: true },
  ];
  for (const battery of batteries) expect(readBattery(batteryText(battery))).toEqual(battery);
  for (const typed of ['', '24 Ah', 'sli 24', 'sli 24 V', 'sli Hg', 'car 24 Ah', 'sli 1,234 Ah'])
    expect(readBattery(typed)).toBeNull();
});
