/**
 * Questions that only one person can be asked, by name: whoever has come a month, two or three months ago, and whoever
 * leaves. They mark the ready polls that have them: a title is anybody's to choose.
 */
export const ASKED_OF_ONE = {
  firstMonth: 'Насколько работа совпадает с тем, о чём договаривались при приёме?',
  twoMonths: 'Какие задачи вы уже ведёте самостоятельно?',
  threeMonths: 'Что за первые три месяца получилось лучше всего?',
  leaving: 'Что больше всего повлияло на ваше решение уйти?',
} as const;

const TEXTS: readonly string[] = Object.values(ASKED_OF_ONE);

/** Whether a poll is meant for one person: it has such a question, whatever it is called by now. */
export function asksOnePerson({ questions }: { readonly questions: readonly { readonly text: string }[] }): boolean {
  return questions.some(({ text }) => TEXTS.includes(text));
}
