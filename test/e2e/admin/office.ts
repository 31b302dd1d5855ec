import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { StaffRole } from '#domain/staff/permissions.ts';

const port = Number(process.env.TEST_PORT ?? 3210);

/** The admin's address; passkeys need a host name, so `localhost` and not its number. */
export const office = `http://localhost:${port + 1}`;

/** Runs a command of the running shop; returns what it prints. */
export async function onCommandLine(...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: `.cache/e2e-data-${port}` };
  const typed = ['backend/entrypoints/cli/main.ts', ...words];
  return (await promisify(execFile)(process.execPath, typed, { env })).stdout;
}

/** Signs in as the demo's person of a role, who confirms by a button. */
export async function signInAs(page: Page, role: StaffRole): Promise<void> {
  const links = await onCommandLine('staff', 'demo');
  const link = new RegExp(`^${role} .*(/kirjaudu\\?esittely=\\S+)$`, 'm').exec(links)?.[1];
  await page.goto(`${office}${link}`);
  await page.getByRole('button', { name: 'Kirjaudu roolissa' }).click();
  await page.waitForURL(`${office}/`);
}
