import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { served } from '#backend/entrypoints/callables/test-callable-server.ts';
import { agentShop } from '../test-agents.ts';

const program = fileURLToPath(
  new URL('../../../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);
const run = promisify(execFile);

/** Scenarios of the published suite for a server of tools alone; the others want demonstration tools, prompts and resources. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

test.each(SCENARIOS)('passes the scenario %s of the MCP conformance suite', { timeout: 60_000 }, async (scenario) => {
  const { app } = await agentShop([]);
  const base = await served(app);
  const folder = mkdtempSync(join(tmpdir(), 'mcp-conformance-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // it writes its results into the current folder, and exits with an error when a check fails
  const { stdout } = await run(
    process.execPath,
    [program, 'server', '--url', `${base.replace('127.0.0.1', 'localhost')}/ucp/mcp`, '--scenario', scenario],
    { cwd: folder },
  );
  expect(stdout).toMatch(/Passed: [1-9]\d*\/[1-9]\d*, 0 failed, 0 warnings/);
});
