import { expect, test } from '@playwright/test';

const words = {
  fi: {
    base: '',
    open: 'Auki tänään klo 15 asti',
    soon: 'Sulkeutuu pian: auki tänään klo 15 asti',
    closed: 'Suljettu nyt, avautuu ma klo 9',
    home: 'Auki tänään klo 15 asti',
    write: 'Lähetä viesti myymälään',
    to: 'Vastaanottaja',
  },
  en: {
    base: '/en',
    open: 'Open today until 15:00',
    soon: 'Closing soon: open today until 15:00',
    closed: 'Closed now, opens Mon at 09:00',
    home: 'Open today until 15:00',
    write: 'Send a message to the store',
    to: 'Recipient',
  },
} as const;

for (const language of ['fi', 'en'] as const) {
  const say = words[language];
  test(`a store shows whether it is open by the visitor’s clock (${language})${language === 'en' ? ' @thorough' : ''}`, async ({
    page,
  }) => {
    // a Saturday that is no holiday; the shop tells no special days of the past
    const at = (time: string) => page.clock.setFixedTime(new Date(`2026-11-21T${time}:00+02:00`));
    const main = page.getByRole('main');
    await at('12:00');
    await page.goto(`${say.base}/`);
    // Oulu and Rovaniemi; Ranua closes within the hour
    await expect(main.getByText(say.home, { exact: true })).toHaveCount(2);
    await page.goto(`${say.base}/cms/myymalat/oulu`);
    await expect(main.getByText(say.open, { exact: true })).toBeVisible();
    await at('14:10');
    await page.reload();
    await expect(main.getByText(say.soon)).toBeVisible();
    await at('15:00');
    await page.reload();
    await expect(main.getByText(say.closed)).toBeVisible();

    await main.getByRole('link', { name: say.write }).click();
    await expect(main.getByLabel(say.to)).toHaveValue('oulu');
    await expect(main.getByText(say.closed)).toHaveCount(3);
  });
}
