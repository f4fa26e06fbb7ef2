import type { Role } from '#shared/models/workspace.ts';

/** Where everybody in the demo company can log in, and with what. */
export const DEMO_LOGIN = { email: 'anna@romashka.example', password: 'tonus-demo' } as const;
export const COMPANY = 'Ромашка';

export interface DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
}

const WOMEN = ['Анна', 'Мария', 'Ольга', 'Екатерина', 'Наталья', 'Ирина', 'Светлана', 'Юлия', 'Дарья', 'Алина'];
const MEN = ['Иван', 'Пётр', 'Сергей', 'Алексей', 'Дмитрий', 'Михаил', 'Артём', 'Павел', 'Николай', 'Тимур'];
const SURNAMES = [
  'Петров',
  'Соколов',
  'Морозов',
  'Волков',
  'Лебедев',
  'Козлов',
  'Новиков',
  'Орлов',
  'Макаров',
  'Зайцев',
];
const PEOPLE = 40;

/** Forty people: an owner, two of hr, five managers, the rest employees. */
export function people(): DemoPerson[] {
  return Array.from({ length: PEOPLE }, (_, index) => {
    const woman = index % 2 === 0;
    const firstName = (woman ? WOMEN : MEN)[Math.floor(index / 2) % 10]!;
    const surname = SURNAMES[(index * 3 + Math.floor(index / 10)) % 10]!;
    return {
      firstName,
      lastName: woman ? `${surname}а` : surname,
      email: index === 0 ? DEMO_LOGIN.email : `person${index + 1}@romashka.example`,
      role: index === 0 ? 'владелец' : index < 3 ? 'hr' : index < 8 ? 'руководитель' : 'сотрудник',
    };
  });
}

export interface DemoPoll {
  readonly title: string;
  readonly type: 'ENPS' | 'PULSE';
  /** With names it is answered by members alone; without, by the public link too. */
  readonly isAnonymous: boolean;
  readonly questions: readonly {
    readonly text: string;
    readonly required: boolean;
    readonly answers: readonly string[] | 'score';
  }[];
  /** Days ago at which a run was opened, oldest first; the last one is still open. */
  readonly runsDaysAgo: readonly number[];
  /** In so many days the open run ends. */
  readonly endsInDays: number | null;
}

const WEEKS = 12;
const HINDERED = [
  'Ничего, неделя спокойная',
  'Много срочных задач в последний день',
  'Долго ждал согласования договора',
  'Смены поставили подряд, не успел отдохнуть',
  'График смен поменяли без предупреждения',
  'Созвоны съедают полдня',
  'Не хватает людей на приёмке',
  'CRM тормозит по утрам',
  'Заказчик менял требования',
  'Шумно в общем зале',
];
const PLEASED = [
  'Команда помогла закрыть сложную заявку',
  'Новый стол и монитор',
  'Похвалили на планёрке',
  'Клиент прислал благодарность',
  'Наконец обновили инструкцию',
  'Получилось уйти вовремя',
  'Хорошо прошло обучение',
];

/** Three polls: a weekly pulse of twelve weeks, a monthly eNPS, an onboarding survey with names. */
export function polls(): DemoPoll[] {
  return [
    {
      title: 'Пульс недели',
      type: 'PULSE',
      isAnonymous: true,
      endsInDays: 3,
      questions: [
        { text: 'Как прошла неделя, от 0 до 10?', required: true, answers: 'score' },
        { text: 'Что на этой неделе мешало работать?', required: true, answers: HINDERED },
        { text: 'Что порадовало?', required: false, answers: PLEASED },
      ],
      runsDaysAgo: Array.from({ length: WEEKS }, (_, week) => (WEEKS - 1 - week) * 7 + 1),
    },
    {
      title: 'eNPS компании',
      type: 'ENPS',
      isAnonymous: true,
      endsInDays: null,
      questions: [
        { text: 'Насколько вероятно, что вы порекомендуете нас как место работы?', required: true, answers: 'score' },
        { text: 'Почему такая оценка?', required: false, answers: [...PLEASED, ...HINDERED.slice(1)] },
      ],
      runsDaysAgo: [64, 34, 4],
    },
    {
      title: 'Первые 30 дней',
      type: 'PULSE',
      isAnonymous: false,
      endsInDays: 10,
      questions: [
        {
          text: 'Понятно ли, чего от вас ждут?',
          required: true,
          answers: ['Да, всё понятно', 'В целом да', 'Не до конца: задачи ставят устно'],
        },
        {
          text: 'Чего не хватило в первый месяц?',
          required: false,
          answers: ['Наставника', 'Доступов в первый день', 'Всего хватило'],
        },
      ],
      runsDaysAgo: [20],
    },
  ];
}

/** What was said in one run, by members and by the public link. */
export interface DemoAnswers {
  readonly members: readonly (string | null)[][];
  readonly byLink: readonly (string | null)[][];
}

/** How many of the forty answered and how: mood and turnout rise slowly from run to run. Deterministic. */
export function responses(poll: DemoPoll, run: number): DemoAnswers {
  const random = seeded(poll.title.length * 1000 + run);
  const runs = poll.runsDaysAgo.length;
  const turnout = PEOPLE - 14 + Math.round((run / Math.max(1, runs - 1)) * 6);
  const isOpen = run === runs - 1;
  const one = (): (string | null)[] =>
    poll.questions.map(({ answers, required }) => {
      if (!required && random() < 0.35) return null;
      if (answers === 'score') return String(score(random(), run / runs));
      return answers[Math.floor(random() * answers.length)]!;
    });
  const several = (count: number) => Array.from({ length: count }, one);
  return {
    members: several(isOpen ? MEMBERS_SO_FAR : turnout),
    byLink: poll.isAnonymous ? several(2 + Math.floor(random() * 4)) : [],
  };
}

/** Members who have answered a run that is still open. */
const MEMBERS_SO_FAR = 14;

/** `progress` from 0 in the first run to 1 in the last. */
function score(chance: number, progress: number): number {
  const mood = chance + progress * 0.25;
  if (mood < 0.25) return 3 + Math.floor(chance * 14);
  if (mood < 0.55) return mood < 0.4 ? 7 : 8;
  return mood < 0.85 ? 9 : 10;
}

/** Mulberry32: small, fast and the same every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
