import { five, ten, words, ENPS, OFTEN, type SetQuestion } from './set-questions.ts';
import { addDays, moscowMoment, nextWorkingDay, type Day } from './working-days.ts';

/** After how many days in the company somebody is asked how it goes. */
export const STAGES = ['day_30', 'day_60', 'day_90'] as const;
export type PollStage = (typeof STAGES)[number];

/** What is asked at a stage, after how many days. */
interface StagePoll {
  readonly days: number;
  readonly title: string;
  readonly goal: string;
  readonly questions: readonly SetQuestion[];
}

export const STAGE_POLLS: Readonly<Record<PollStage, StagePoll>> = {
  day_30: {
    days: 30,
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
    days: 60,
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
    days: 90,
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
};

const MORNING = '10:00';

/** When newcomers are asked after a night: that morning, or on the next working day. */
export function newcomersAskedAt(night: Day): string {
  return moscowMoment(nextWorkingDay(night), MORNING).toISOString();
}

/** A day that was missed, by a holiday or a standstill, is caught up with for so long. */
const GRACE_DAYS = 7;

/** Whether somebody hired on a day is to be asked today: their day has come since it was switched on, and lately. */
export function isStageDue(stage: PollStage, hiredOn: Day, { since, today }: { since: Day; today: Day }): boolean {
  const on = addDays(hiredOn, STAGE_POLLS[stage].days);
  return on >= since && on >= addDays(today, -GRACE_DAYS) && on <= today;
}
