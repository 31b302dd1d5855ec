/**
 * Answers of this page by what was asked, for as long as they are fresh; the one used longest ago is forgotten first.
 * `now` is in milliseconds.
 */
export function rememberedAnswers<Answer>({ size, freshMs }: { size: number; freshMs: number }) {
  const answers = new Map<string, { at: number; answer: Answer }>();
  return {
    recall(question: string, now: number): Answer | null {
      const known = answers.get(question);
      if (!known) return null;
      answers.delete(question);
      if (now - known.at >= freshMs) return null;
      answers.set(question, known);
      return known.answer;
    },
    remember(question: string, answer: Answer, now: number) {
      answers.delete(question);
      answers.set(question, { at: now, answer });
      const [oldest] = answers.keys();
      if (answers.size > size && oldest !== undefined) answers.delete(oldest);
    },
  };
}
