import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import type { ExampleProps } from '#web/ui/example.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { HIGHLIGHT_END, HIGHLIGHT_START } from './highlight.ts';
import type { QuickGroup } from './quick-options.ts';
import { QuickPanel } from './quick-panel.tsx';

export const name = { fi: 'Pikahaku', en: 'Quick search' };

const marked = (text: string, found: string) => text.replace(found, `${HIGHLIGHT_START}${found}${HIGHLIGHT_END}`);

const groupsOf = (images: ExampleProps['images']): QuickGroup[] => [
  {
    id: 'categories',
    title: 'Kategoriat',
    options: [{ id: 'sg-1', to: '.', text: marked('Kypärät', 'Kyp'), sub: 'Ajovarusteet' }],
  },
  {
    id: 'articles',
    title: 'Uutiset ja artikkelit',
    options: [{ id: 'sg-2', to: '.', text: marked('Kypärän koko mitataan otsalta', 'Kyp'), sub: '12.11.2026' }],
  },
  {
    id: 'parts',
    title: 'Varaosat',
    options: [{ id: 'sg-3', to: '.', text: '3211180', sub: 'Variaattorihihna, Polaris', isCode: true }],
  },
  {
    id: 'products',
    title: 'Tuotteet',
    options: ['Tunturi kelkkakypärä', 'Kypäräsuojus'].map((text, i) => ({
      id: `sg-p${i}`,
      to: '.',
      text: marked(text, i ? 'Kyp' : 'kyp'),
      product: {
        imageId: images[i]?.id ?? null,
        price: i ? 1990 : 13_900,
        highest: null,
        lowest30: i ? null : 16_900,
        vatRate: 25.5,
        noPrice: { kind: 'none' as const },
      },
    })),
  },
];

/** The open search box; the working one is in the header of every page. */
export function Example({ images }: ExampleProps) {
  const { t } = useI18n();
  useTexts('quick');
  return (
    <div className="sg-open-search on-chrome">
      <div className="search">
        <input
          type="search"
          role="combobox"
          aria-expanded="true"
          aria-controls="sg-quick"
          aria-label={t('search.label')}
          aria-activedescendant="sg-p0"
          defaultValue="kyp"
        />
        <button type="button" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </div>
      <QuickPanel id="sg-quick" query="kyp" groups={groupsOf(images)} active="sg-p0" onPick={() => {}} />
    </div>
  );
}
