import { plural } from '#shared/rules/plural.ts';
import type { PollData } from '../data.ts';
import { askedOf, figureConfidence, figuresOf } from '../figures.ts';
import { FEW_ANSWER } from '../findings/participation.ts';
import { runWords } from '../run-words.ts';
import type { Words } from '../words.ts';

/** People leave longer ones. */
const MANY_QUESTIONS = 12;

/** How to ask next time, from what is missing this time. */
export function nextSurvey(data: PollData, { writers }: Words): string[] {
  const { runs, earlier = [], smallestGroup } = data;
  const { awaitEnd, it, again } = runWords(data);
  const [run, before] = [...runs, ...earlier];
  if (!run) return ['Провести первый запуск и пригласить всех'];
  const asked = askedOf(run);
  const hasOpen = run.questions.some(({ scale, chosen }) => scale === null && !chosen);
  const figures = figuresOf(run, data);
  const unjudged = figures.some(({ direction }) => direction === null);
  const unsure = figures.some((figure) => figureConfidence(figure) === 'low');
  const reworded =
    before !== undefined &&
    run.questions.some(({ id, text }) => before.questions.some((old) => old.id === id && old.text !== text));
  return [
    ...(run.open ? [`${awaitEnd}: итоги ещё изменятся`] : []),
    ...(asked !== null && run.responses < FEW_ANSWER * asked
      ? ['Напомнить на третий и пятый день тем, кто не ответил: напоминание не говорит, кто это']
      : []),
    ...(asked === null ? ['Звать по списку, а не только по ссылке: тогда будет видно, какая доля ответила'] : []),
    ...(unsure ? ['Спросить больше людей или напомнить: при таком числе ответов оценки неточны'] : []),
    ...(unjudged
      ? ['Указать у вопросов со шкалой, что лучше: больше или меньше. Без этого не сказать, хороши ли их оценки']
      : []),
    ...(hasOpen ? [] : ['Добавить один вопрос своими словами: «Что изменить в первую очередь?»']),
    ...(hasOpen && run.responses >= smallestGroup && writers < smallestGroup
      ? ['Задать вопрос своими словами конкретнее: на такой отвечают охотнее']
      : []),
    ...(run.questions.length > MANY_QUESTIONS
      ? [
          `Сократить ${it}: сейчас ${plural(run.questions.length, 'вопрос', 'вопроса', 'вопросов')}, до конца доходят не все`,
        ]
      : []),
    ...(reworded ? ['Не менять слова вопросов: с прежними запусками их потом не сравнить'] : []),
    before
      ? 'Повторить в тех же словах: так видно, что изменилось'
      : `Повторить ${again} в тех же словах: тогда будет с чем сравнить`,
  ];
}
