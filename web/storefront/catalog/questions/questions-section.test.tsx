import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { QuestionsSection } from './questions-section.tsx';

const asked = {
  id: '1',
  question: '<img src=x onerror=alert(1)>',
  answer: 'Ei <b>sovi</b>',
  name: 'M<i>',
  locale: 'fi' as const,
  at: '2026-11-20T10:00:00.000Z',
};

async function rendered(count: number, locale: Locale = 'fi') {
  const [t] = await Promise.all([loadLocale(locale), loadLocale(locale, 'questions')]);
  return renderToStaticMarkup(
    <I18n value={{ t, locale }}>
      <QuestionsSection slug="kypara" count={count} questions={count > 0 ? [asked] : []} />
    </I18n>,
  );
}

test('leads to the form where nobody has asked yet (question-3)', async () => {
  const html = await rendered(0);
  expect(html).toContain('Tuotteesta ei ole vielä kysytty.');
  expect(html).toContain('href="/kysymykset/kypara#kysy"');
});

test('shows questions escaped and in their language, and links to all of them (question-3)', async () => {
  const html = await rendered(7, 'en');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<img|<i>|sovi<\/b>/);
  expect(html.match(/lang="fi"/g)).toHaveLength(2);
  expect(html).toContain('<a class="more" href="/en/kysymykset/kypara">Read all 7 questions</a>');
});
