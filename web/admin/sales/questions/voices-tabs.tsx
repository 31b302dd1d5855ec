import { Link } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/questions.ts';
import fi from '#web/messages/admin/fi/questions.ts';

const tabs = [
  ['reviews', '/arvostelut'],
  ['questions', '/arvostelut/kysymykset'],
] as const;

/** Tabs of what shoppers write about products: reviews and questions. */
export function VoicesTabs({ current }: { current: (typeof tabs)[number][0] }) {
  const t = useTexts(fi, en);
  return (
    <nav className="views" aria-label={t('questions.tabs')}>
      {tabs.map(([name, path]) => (
        <Link key={name} to={path} aria-current={name === current ? 'page' : undefined}>
          {t(`questions.tab.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
