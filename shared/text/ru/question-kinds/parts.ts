import { SURVEY_OPTIONS_MAX } from '../../../models/survey.ts';
import { NBSP, plural } from '../format.ts';

/** A figure with its interval; alone where everybody answered, so that there is none. */
export const likely = (value: string, low: string, high: string) =>
  low === high ? value : `${value}, вероятно от${NBSP}${low} до${NBSP}${high}`;

/** What a list that its author writes is called, and how long it may be. */
export interface ListWords {
  readonly most: number;
  readonly one: (place: number) => string;
  readonly another: string;
  readonly remove: (place: number) => string;
  readonly hint: string;
  readonly full: string;
  readonly pasted: (count: number) => string;
  /** What is still missing. */
  readonly lacks: Readonly<Record<'two' | 'tooMany' | 'same' | 'tooLong', string>>;
  /** What is wrong with one in a file. */
  readonly file: Readonly<Record<'noList' | 'two' | 'tooMany' | 'tooLong' | 'same', string>>;
}

/** What can be chosen. */
export const optionWords: ListWords = {
  most: SURVEY_OPTIONS_MAX,
  one: (place) => `Вариант ${place}`,
  another: 'Ещё вариант',
  remove: (place) => `Удалить вариант ${place}`,
  hint: 'Enter добавляет вариант. Список можно вставить целиком, по строке на вариант.',
  full: 'Больше 20 вариантов не помещается.',
  pasted: (count) => `Вставлено: ${plural(count, 'вариант', 'варианта', 'вариантов')}.`,
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
};

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
