import { NBSP, plural, pluralForm, quoted } from '../format.ts';
import { minutesText } from '../common/minutes.ts';

/** Words of the bell. */
export const bellText = {
  title: 'Что нового',
  groups: { need: 'Нужны вы', done: 'Сделано само', answered: 'Ответили' },
  nothing: 'Ничего нового: вас никто не ждёт, и само ничего не делалось.',
  partFailed: 'Часть новостей не загрузилась: здесь не всё.',
  waiting: (title: string) => `Ответьте на ${quoted(title)}`,
  minutes: (minutes: number) => {
    const words = minutesText(minutes);
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  },
  untilDay: (day: string) => `До${NBSP}${day}.`,
  overdue: (count: number) =>
    `${pluralForm(count, 'Просрочена', 'Просрочены', 'Просрочено')} ${plural(count, 'ваша задача', 'ваши задачи', 'ваших задач')}`,
  dialogues: (count: number) =>
    `${plural(count, 'автор', 'автора', 'авторов')} без имени ${pluralForm(count, 'ответил', 'ответили', 'ответили')} вам`,
  dialoguesText: (title: string, day: string) => `Разговор об опросе ${quoted(title)}, с${NBSP}${day}.`,
  decision: (team: string, claim: string) => `${team}: ${claim}`,
  decisionText: 'Решение ждёт на обзоре.',
  suggestion: (name: string) => `${name}: похоже, один человек в${NBSP}двух списках`,
  suggestionText: 'Соедините записи или скажите, что это разные люди.',
  running: (title: string, answered: string) => `${quoted(title)}: ${answered}`,
  runningText: (day: string | null) => (day === null ? 'Идёт без срока.' : `Идёт до${NBSP}${day}.`),
  report: (title: string) => `Что стало с${NBSP}тем, что вы сказали: ${quoted(title)}`,
  failed: 'Не получилось: ',
} as const;
