import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { documentRoutes } from './routes.ts';
import { createDocumentService } from './service.ts';

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-documents-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const documents = createDocumentService({ settings: { DATA_DIR: join(folder, 'data') } });
  const file = async (name: string, content: string) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  return { documents, file, routes: documentRoutes({ documents }) };
}

it('stores a document under its hash and lets it be cached for ever', async () => {
  const { documents, file, routes } = await setup();
  const manual = await file('ohje.pdf', '%PDF-1.4 ohje');
  const { id, bytes } = await documents.inspect(manual);
  expect(bytes).toBe(13);
  expect((await routes.request(`/documents/${id}/ohje.pdf`)).status).toBe(404);
  await documents.add(manual);
  const response = await routes.request(`/documents/${id}/ohje.pdf`);
  expect(await response.text()).toBe('%PDF-1.4 ohje');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="ohje.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('offers an ASCII file name for saving, whatever the address contains', async () => {
  const { documents, file, routes } = await setup();
  const manual = await file('ohje.pdf', '%PDF-1.4 ohje');
  const { id } = await documents.inspect(manual);
  await documents.add(manual);
  const nameAt = async (name: string) =>
    (await routes.request(`/documents/${id}/${encodeURIComponent(name)}`)).headers.get('content-disposition');
  expect(await nameAt('Käyttö ohje.pdf')).toBe('inline; filename="Kaytto-ohje.pdf"');
  expect(await nameAt('x.exe";y=.pdf')).toBe('inline; filename="x-exe-y-.pdf"');
  expect(await nameAt(`${'a'.repeat(500)}.pdf`)).toBe(`inline; filename="${'a'.repeat(80)}.pdf"`);
  expect(await nameAt('.pdf')).toBe('inline; filename="document.pdf"');
});

it.each(['/documents/0123456789abcdef/x.pdf', '/documents/..%2f..%2fetc/x.pdf', '/documents/x'])(
  'responds 404 at %s',
  async (path) => {
    const { routes } = await setup();
    expect((await routes.request(path)).status).toBe(404);
  },
);

it('refuses a file that is not a PDF', async () => {
  const { documents, file } = await setup();
  await expect(documents.inspect(await file('ohje.pdf', '<html>'))).rejects.toThrow('not a PDF');
});
