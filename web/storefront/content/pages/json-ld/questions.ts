import type { ContentBlock } from '#domain/content/pages/block.ts';

/** schema.org FAQPage of a page's questions; null without any. */
export function questionsJsonLd(blocks: readonly ContentBlock[]): object | null {
  const asked = blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  if (asked.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
}
