import { five, one, several, ten, words, ENPS, OFTEN, type SetQuestion } from './set-questions.ts';
import { addDays, moscowMoment, nextWorkingDay, type Day } from './working-days.ts';

/** The stages of a newcomer. */
export const NEWCOMER_STAGES = ['day_30', 'day_60', 'day_90'] as const;
export type NewcomerStage = (typeof NEWCOMER_STAGES)[number];
/** The same, and that of whoever has left. */
export const STAGES = [...NEWCOMER_STAGES, 'left'] as const;
export type PollStage = (typeof STAGES)[number];

/** After how many days in the company a newcomer is asked how it goes. */
export const STAGE_DAYS: Readonly<Record<NewcomerStage, number>> = { day_30: 30, day_60: 60, day_90: 90 };

/** Whoever was a member for fewer days is not asked why they have left. */
const LEAVER_DAYS = 14;
const DAY_MILLISECONDS = 86_400_000;

/** Whether somebody was a member for long enough to be asked why they leave. */
export function wasThereForLong(joinedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(joinedAt) >= LEAVER_DAYS * DAY_MILLISECONDS;
}

/** What is asked at a stage. */
interface StagePoll {
  readonly title: string;
  readonly goal: string;
  readonly questions: readonly SetQuestion[];
}

export const STAGE_POLLS: Readonly<Record<PollStage, StagePoll>> = {
  day_30: {
    title: 'Первые 30 дней',
    goal: 'Узнать, что мешает новым коллегам в первый месяц, и поправить до конца испытательного срока',
    questions: [
      five('engagement', 'Совпадает ли работа с тем, о чём договаривались?'),
      five('conditions', 'Есть ли у вас всё нужное для работы: техника, доступы, материалы?'),
      five('manager', 'Понятно ли, чего от вас ждут к концу испытательного срока?'),
      five('team', 'Легко ли спросить совета у коллег?'),
      ten('enps', ENPS),
      words('engagement', 'Что сделать проще для тех, кто придёт после вас?'),
    ],
  },
  day_60: {
    title: 'Первые 60 дней',
    goal: 'Узнать, хватает ли новым коллегам времени, сведений и отклика',
    questions: [
      five('manager', 'Получаете ли вы от руководителя отклик на свою работу?', OFTEN),
      five('growth', 'Хватает ли вам времени разобраться в новом?'),
      five('communication', 'Легко ли найти нужные сведения и правила?'),
      five('team', 'Чувствуете ли вы себя частью команды?'),
      ten('enps', ENPS),
      words('growth', 'Чего вам не хватает, чтобы работать уверенно?'),
    ],
  },
  day_90: {
    title: 'Первые 90 дней',
    goal: 'Узнать, останутся ли те, кто закончил испытательный срок, и что их держит',
    questions: [
      five('meaning', 'Понятно ли, зачем нужна ваша работа?'),
      five('manager', 'Понятно ли, чего от вас ждёт руководитель?'),
      five('load', 'Хватает ли вам рабочего времени на свои задачи?', OFTEN),
      five('growth', 'Видите ли вы, куда можете вырасти в компании?'),
      five('engagement', 'Видите ли вы себя в компании через год?'),
      ten('enps', ENPS),
      words('engagement', 'Что стоило бы изменить в первые три месяца?'),
    ],
  },
  left: {
    title: 'После ухода',
    goal: 'Понять, из-за чего люди уходят и что можно было изменить раньше',
    questions: [
      several('engagement', 'Что повлияло на ваш уход?', [
        'Доход',
        'Нагрузка',
        'Отношения с руководителем',
        'Отношения в команде',
        'Нет развития',
        'Задачи стали неинтересны',
        'Переезд или семья',
        'Так решила компания',
        'Другое',
      ]),
      five('load', 'Была ли ваша нагрузка по силам?', OFTEN),
      five('manager', 'Помогал ли вам руководитель, когда это было нужно?', OFTEN),
      five('pay', 'Справедливо ли оплачивалась ваша работа?'),
      five('growth', 'Видели ли вы, куда можете вырасти в компании?'),
      // Of those who have left: by its theme it is no eNPS, which is of those who work here.
      ten(
        'engagement',
        'Насколько вероятно, что вы посоветуете нас знакомым как место работы? 0 — точно не посоветую, 10 — точно посоветую.',
      ),
      one('engagement', 'Вернулись бы вы к нам при подходящих условиях?', ['Да', 'Скорее да', 'Скорее нет', 'Нет']),
      words('engagement', 'Что нам стоило изменить раньше?'),
    ],
  },
};

const MORNING = '10:00';

/** When newcomers are asked after a night: that morning, or on the next working day. */
export function newcomersAskedAt(night: Day): string {
  return moscowMoment(nextWorkingDay(night), MORNING).toISOString();
}

/** A day that was missed, by a holiday or a standstill, is caught up with for so long. */
const GRACE_DAYS = 7;

/** Whether somebody hired on a day is to be asked today: their day has come since it was switched on, and lately. */
export function isStageDue(stage: NewcomerStage, hiredOn: Day, { since, today }: { since: Day; today: Day }): boolean {
  const on = addDays(hiredOn, STAGE_DAYS[stage]);
  return on >= since && on >= addDays(today, -GRACE_DAYS) && on <= today;
}
