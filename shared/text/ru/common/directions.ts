import type { Direction } from '../../../models/answers.ts';

/** Which answers of a scale are the better ones, in words: as it is chosen, and as results remind of it. */
export const directionText = {
  names: {
    higher_is_better: 'Больше — лучше',
    lower_is_better: 'Больше — хуже',
    neither: 'Без оценки: ни хорошо, ни плохо',
  } satisfies Record<Direction, string>,
  label: (position: number) => `Какие оценки лучше в вопросе ${position}`,
  unstated: 'Что лучше? Выберите',
  why: 'Пока не выбрано, итоги не скажут, хорошо это или плохо.',
  proposal: {
    higher_is_better: 'Похоже, больше — лучше',
    lower_is_better: 'Похоже, больше — хуже',
    neither: 'Похоже, ни хорошо, ни плохо',
  } satisfies Record<Direction, string>,
  agree: 'Да, так',
  agreeLabel: (proposal: string, position: number) => `${proposal}: да, так в вопросе ${position}`,
  lowerIsBetter: 'меньше — лучше',
} as const;
