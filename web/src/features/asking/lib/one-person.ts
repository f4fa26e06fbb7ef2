/** What only one person can be asked, by name: of whoever has just come, and of whoever leaves. */
export const ASKED_OF_ONE = {
  firstMonth: 'Насколько работа совпадает с тем, о чём договаривались при приёме?',
  leaving: 'Что больше всего повлияло на ваше решение уйти?',
} as const;

const TEXTS: readonly string[] = Object.values(ASKED_OF_ONE);

/** Whether a poll is meant for one person: it has such a question, whatever it is called by now. */
export function asksOnePerson({ questions }: { readonly questions: readonly { readonly text: string }[] }): boolean {
  return questions.some(({ text }) => TEXTS.includes(text));
}
