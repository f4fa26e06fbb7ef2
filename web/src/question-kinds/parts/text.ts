import { NBSP, plural } from '#web/lib/formatters.ts';

/** A figure with its interval; alone where everybody answered, so that there is none. */
export const likely = (value: string, low: string, high: string) =>
  low === high ? value : `${value}, вероятно от${NBSP}${low} до${NBSP}${high}`;

/** Words that several kinds of questions share: writing options, counting answers. */
export const partsText = {
  options: {
    option: (place: number) => `Вариант ${place}`,
    another: 'Ещё вариант',
    removeOption: (place: number) => `Удалить вариант ${place}`,
    optionsHint: 'Enter добавляет вариант. Список можно вставить целиком, по строке на вариант.',
    optionsFull: 'Больше 20 вариантов не помещается.',
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
  },

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
