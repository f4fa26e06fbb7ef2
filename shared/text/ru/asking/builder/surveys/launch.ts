import { describeChannel, type Channel } from '../../../../../channels/index.ts';
import type { ResultsVisibility } from '../../../../../models/answers.ts';
import type { Dimension } from '../../../../../rules/surveys.ts';
import { NBSP, plural, quoted } from '../../../format.ts';
import { ofPeople } from './settings.ts';

const people = (count: number) => plural(count, 'человек', 'человека', 'человек');
const DIMENSIONS: Readonly<Record<Dimension, string>> = { team: 'по командам', tenure: 'по стажу', role: 'по ролям' };

/** Before a launch: what is ready, what to know, what cannot be changed afterwards. */
export const launchText = {
  button: 'Открыть',
  /** Instead of the launch, while something is missing for it. */
  blocked: {
    button: 'Что мешает открыть',
    title: 'Открыть пока нельзя',
    close: 'Понятно',
  },
  checklist: {
    title: 'Прежде чем открыть',
    nobody: 'Выберите, кого спросить',
    asked: (count: number) => `Спросим ${plural(count, 'человека', 'человек', 'человек')}`,
    tooFew: (size: number) =>
      `Анонимно спрашивают не меньше ${ofPeople(size)}: иначе по ответам видно, чьи они. Добавьте людей или снимите анонимность`,
    deadline: (moment: string, reminders: boolean) => `Срок до ${moment}${reminders ? ', не ответившим напомним' : ''}`,
    noDeadline: 'Срока нет: завершать придётся вручную',
    pastDeadline: 'Срок уже прошёл: укажите более поздний',
    channels: (channels: readonly Channel[]) =>
      `Пригласим ${channels.map((channel) => describeChannel(channel).by).join(' или ')}`,
    noChannels: 'Никто не узнает сам: приглашения не выбраны',
    saveFirst: 'Какие группы увидят итог, станет ясно, когда черновик сохранится.',
    unknown: 'Не получилось проверить группы.',
    groups: 'Группы',
    allShown: (dimension: Dimension) => `Сравним ${DIMENSIONS[dimension]}: итог будет у${NBSP}каждой группы`,
    someShown: (dimension: Dimension, shown: number, all: number) =>
      `Сравним ${DIMENSIONS[dimension]}: свой итог возможен у${NBSP}${shown} из${NBSP}${all}`,
    neverShown: 'Никогда не покажем отдельно:',
    group: (name: string, count: number) => `${name} (${count})`,
    /** Who belongs to no group of a dimension. */
    without: {
      team: (count: number) => `Без команды ${people(count)}: их ответы войдут в общий итог`,
      tenure: (count: number) => `Без даты приёма на работу ${people(count)}: их ответы войдут в общий итог`,
      role: (count: number) => `Без роли ${people(count)}: их ответы войдут в общий итог`,
    },
    example: 'Что увидит руководитель',
  },
  /** When answers are seen. */
  visibility: {
    live: () => 'каждый ответ сразу, с именами',
    closed: () => 'когда исследование завершат',
    from_5: (size: number) =>
      `когда наберётся ${plural(size, 'ответ', 'ответа', 'ответов')}, дальше — не${NBSP}меньше чем по${NBSP}${size} сразу`,
  } satisfies Readonly<Record<ResultsVisibility, (size: number) => string>>,
  dialog: {
    title: (survey: string) => `Открыть исследование ${quoted(survey)}`,
    all: 'всем участникам',
    roles: (roles: readonly string[]) => `ролям (${roles.join(', ')})`,
    users: 'выбранным поимённо',
    anonymous: 'анонимно',
    named: 'с именами',
    blocked: 'Так открыть нельзя:',
    failed: (message: string) => `Не открыли: ${message}`,
    notSaved: 'Сначала черновик должен сохраниться. Проверьте связь и попробуйте ещё раз.',
    loading: 'Проверяем, кого спросим…',
  },
  launched: (count: number) => `Исследование открыто: спрашиваем ${plural(count, 'человека', 'человек', 'человек')}.`,
  example: {
    title: 'Что увидит руководитель',
    failed: 'Пример не загрузился. Закройте и попробуйте ещё раз.',
  },
  locked: {
    title: 'Вопросы больше не меняются',
    text: 'Исследование открыто: на эти вопросы уже отвечают. Изменить можно название, срок и напоминания.',
    ended: 'Исследование завершено. Чтобы спросить о том же снова, повторите его из списка.',
    save: 'Сохранить',
    saved: 'Изменения сохранены',
    questions: 'Вопросы',
    settings: 'Что можно изменить',
    results: 'К итогам',
  },
} as const;
