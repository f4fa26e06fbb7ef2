import { plural } from './format.ts';

/** Words that every screen of polls needs. English phrases come from the specification to the letter. */
export const pollsText = {
  types: { ENPS: 'eNPS', PULSE: 'Пульс' },
  questions: (count: number) => plural(count, 'вопрос', 'вопроса', 'вопросов'),
  tryAgain: 'Попробовать снова',
  understood: 'Понятно',
} as const;
