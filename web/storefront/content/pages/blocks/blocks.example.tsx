import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import type { ExampleProps } from '#web/ui/example.ts';
import { Blocks } from './blocks.tsx';
import type { ShownBlock } from './load-blocks.ts';

export const name = { fi: 'Sisältölohkot', en: 'Content blocks' };

const texts = {
  fi: {
    html: '<h3 id="lohkot">Teksti</h3><p>Sivu on rivi lohkoja: tekstiä, kuvia ja muuta.</p>',
    alt: 'Tuote myymälän hyllyssä',
    caption: 'Kuvateksti kertoo, mitä kuvassa on tärkeää.',
    action: { title: 'Varaa kausihuolto', text: 'Lokakuussa jono on vielä lyhyt.', label: 'Varaa aika' },
    questions: { title: 'Usein kysyttyä', question: 'Kuinka kauan huolto kestää?', html: '<p>Kaksi arkipäivää.</p>' },
    map: 'Kartta',
    video: 'Näin vaihdat variaattorihihnan',
  },
  en: {
    html: '<h3 id="blocks">Text</h3><p>A page is a row of blocks: text, pictures and more.</p>',
    alt: 'A product on a shelf of the store',
    caption: 'The caption says what matters in the picture.',
    action: { title: 'Book the season service', text: 'In October the queue is short.', label: 'Book a time' },
    questions: { title: 'Often asked', question: 'How long does a service take?', html: '<p>Two working days.</p>' },
    map: 'Map',
    video: 'How to change a variator belt',
  },
} satisfies Record<Locale, unknown>;

/** Blocks that need no data; product and hours blocks need a shop. */
export function Example({ images: [image] }: ExampleProps) {
  const { locale } = useI18n();
  const { html, alt, caption, action, questions, map, video } = texts[locale];
  const picture = image?.id;
  const blocks: ShownBlock[] = [
    { kind: 'text', html },
    ...(picture ? [{ kind: 'picture' as const, picture, alt, caption }] : []),
    { kind: 'action', ...action, link: locale === 'fi' ? '/ota-yhteytta' : '/en/ota-yhteytta' },
    { kind: 'questions', title: questions.title, questions: [questions] },
    ...(picture ? [{ kind: 'map' as const, store: shop.stores[0].id, picture, alt: map }] : []),
    { kind: 'video', service: 'youtube', id: 'esimerkki-1', title: video, poster: picture ?? null },
  ];
  return <Blocks blocks={blocks} />;
}
