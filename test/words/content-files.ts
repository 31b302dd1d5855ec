import { glob, readFile } from 'node:fs/promises';
import { parse } from 'yaml';

const CONTENT = new URL('../../content/', import.meta.url);

export type ContentFile = { file: string; head: Record<string, unknown>; body: string };

/** The shop's own pages, articles and campaigns in a language, by their path below it. */
export async function contentFiles(locale: 'fi' | 'en'): Promise<Map<string, ContentFile>> {
  const files = new Map<string, ContentFile>();
  for await (const path of glob('**/*.md', { cwd: new URL(`${locale}/`, CONTENT) })) {
    const text = await readFile(new URL(`${locale}/${path}`, CONTENT), 'utf8');
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    files.set(path.replace(/\.md$/, ''), {
      file: `${locale}/${path}`,
      head: parse(head, { schema: 'core' }),
      body: body.replaceAll('\u00a0', ' '),
    });
  }
  return files;
}
