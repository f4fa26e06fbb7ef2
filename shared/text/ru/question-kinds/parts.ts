import { NBSP, plural } from '../format.ts';

/** A figure with its interval; alone where everybody answered, so that there is none. */
export const likely = (value: string, low: string, high: string) =>
  low === high ? value : `${value}, вероятно от${NBSP}${low} до${NBSP}${high}`;

/** What can be chosen, as its author writes it. */
export const optionWords = {
  one: (place: number) => `Вариант ${place}`,
  another: 'Ещё вариант',
  remove: (place: number) => `Удалить вариант ${place}`,
  hint: 'Enter добавляет вариант. Список можно вставить целиком, по строке на вариант.',
  full: 'Больше 20 вариантов не помещается.',
  pasted: (count: number) => `Вставлено: ${plural(count, 'вариант', 'варианта', 'вариантов')}.`,
  lacks: {
    two: 'Нужно хотя бы два варианта ответа',
    tooMany: 'Не больше 20 вариантов',
    same: 'Есть одинаковые варианты',
    tooLong: 'Вариант длиннее 200 символов',
  },
  file: {
    noList: 'варианты («options») — это список текстов.',
    two: 'нужно хотя бы два варианта («options»).',
    tooMany: 'больше 20 вариантов.',
    tooLong: 'вариант длиннее 200 символов.',
    same: 'есть одинаковые варианты.',
  },
} as const;

/** Words that several kinds of questions share: their settings, counting answers. */
export const partsText = {
  settings: {
    none: 'Это объект с настройками вопроса',
    wrong: (mistake: string) => `настройки («settings»): ${mistake[0]!.toLowerCase()}${mistake.slice(1)}.`,
  },

  figures: {
    several: 'Можно было выбрать несколько вариантов, поэтому доли в сумме больше ста процентов.',
    answer: 'Ответ',
    count: 'Сколько',
    share: 'Доля',
  },
} as const;
