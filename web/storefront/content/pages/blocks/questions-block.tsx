import { Accordion } from '#web/ui/accordion/accordion.tsx';
import { RichText } from '../rich-text.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './blocks.module.css';

/** Questions that expand to their answers, without JavaScript too; the browser's text search finds them. */
export function QuestionsBlock({ block: { title, questions }, lang }: BlockProps<'questions'>) {
  return (
    <section className={styles.questions} lang={lang}>
      {title && <h2>{title}</h2>}
      {questions.map(({ question, html }) => (
        <Accordion key={question} title={question} level={title ? 3 : 2}>
          <RichText html={html} />
        </Accordion>
      ))}
    </section>
  );
}
