import type { RespondentType, Dimension } from '#shared/rules/surveys.ts';
import { formatNumber, NBSP, plural } from '#web/lib/formatters.ts';

const RESPONDENTS: Readonly<Record<RespondentType, string>> = { ALL: 'Все', ROLES: 'По ролям', USERS: 'Выбранные' };
const DIMENSIONS: Readonly<Record<Dimension, string>> = { team: 'Команды', tenure: 'Стаж', role: 'Роли' };

/** Numbers of the smallest group as the genitive says them: «трёх человек». */
const OF_PEOPLE = ['', '', '', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'] as const;
/** «Меньше трёх человек». */
export const ofPeople = (count: number) => `${OF_PEOPLE[count] ?? formatNumber(count)} человек`;

/** Who is asked, until when, and what becomes of the answers. */
export const settingsText = {
  title: 'Кому и до какого дня',
  respondents: {
    label: 'Кто отвечает',
    kinds: RESPONDENTS,
    roles: 'Роли',
    option: (name: string, count: number) => `${name} · ${formatNumber(count)}`,
    count: (count: number) => `Спросим ${plural(count, 'человека', 'человек', 'человек')}.`,
    loadFailed: 'Не получилось загрузить участников.',
  },
  deadline: {
    label: 'Срок',
    hint: 'Необязательно. После него ответы не принимаются.',
    until: (moment: string) => `до ${moment}`,
    past: 'Этот срок уже прошёл: укажите более поздний',
    presets: 'Быстрый выбор срока',
    days: { 3: `3${NBSP}дня`, 7: 'неделя', 14: `2${NBSP}недели` },
    none: 'без срока',
  },
  goal: {
    label: 'Зачем спрашиваем',
    placeholder: 'Решить, что с графиком',
    hint: 'Что решите по итогам. Это видят те, кто готовит исследование и читает итоги.',
  },
  anonymous: {
    label: 'Анонимно',
    on: 'Имена не сохраняются. В запущенном исследовании этого не изменить.',
    off: 'Ответы увидят с именами. В запущенном исследовании этого не изменить.',
  },
  publicLink: {
    label: 'Ссылка без входа',
    text: 'Для тех, кого нет в Тонусе. Ответы по ней считаются отдельно.',
  },

  privacyTitle: 'Что увидит руководитель',
  smallestGroup: {
    label: 'Наименьшая группа',
    option: (count: number) => ofPeople(count).replace(/^./, (letter) => letter.toUpperCase()),
    people: (count: number) => plural(count, 'человек', 'человека', 'человек'),
    text: (count: number) =>
      `Итог группы, где ответило меньше ${ofPeople(count)}, не показываем никому: ни отдельно, ни вычитанием из общего. Её ответы войдут в итог вместе с другими.`,
    low: 'Три — это мало: коллеги могут догадаться, кто что сказал. Пять спокойнее.',
    high: 'Чем больше число, тем меньше команд увидят свой итог.',
    named: 'С именами это правило не действует: ответ каждого видно сразу.',
  },
  dimensions: {
    label: 'С чем сравнить',
    kinds: DIMENSIONS,
    hints: {
      team: 'команды между собой',
      tenure: 'новички и те, кто давно в компании; нужен день приёма на работу',
      role: 'руководители и сотрудники',
    } satisfies Readonly<Record<Dimension, string>>,
    none: 'Без сравнения останется общий итог.',
    text: 'Каждый разрез показываем сам по себе, их не пересекаем. Отвечающий узнает о них до первого вопроса.',
  },

  inviteTitle: 'Как пригласить',
  channels: {
    label: 'Приглашения',
    mail: 'Письмом',
    bitrix24: 'Уведомлением в Bitrix24',
    bitrix24Hint: 'Вебхуку нужно право «Чат и уведомления (im)». Кого нет в Bitrix24, получит письмо.',
    none: 'Если ничего не выбрать, позовите людей сами: исследование ждёт их в разделе «Опросы».',
  },
  reminders: {
    label: 'Напоминать тем, кто не ответил',
    text: 'Через три и пять дней после начала, в 10:00 по Москве; в выходной — на следующий рабочий день. Если до срока меньше 12\u00a0часов, не напоминаем.',
  },
} as const;
