/** What the service does in a workspace by itself, under the name it is switched by. */
export const AUTOMATIONS = [
  'workload_analysis',
  'weekly_digest',
  'reminders',
  'data_retention',
  'budget_watch',
  'closing_runs',
  'plan_expiry',
  'rules',
  'stage_polls',
] as const;
export type AutomationName = (typeof AUTOMATIONS)[number];

/** How long names may stay with answers, in months. */
export const NAME_RETENTION_MONTHS = [6, 12, 24] as const;

/** Log entries are kept so long. */
export const AUTOMATION_LOG_DAYS = 90;
/** So many of them are shown. */
export const AUTOMATION_LOG_LENGTH = 30;

/** What cannot be switched off: the product promises it elsewhere. */
export const ALWAYS_ON: ReadonlySet<AutomationName> = new Set(['closing_runs', 'plan_expiry']);

/** What is off until somebody wants it: data go by it, or people are asked. */
export const OFF_AT_FIRST: ReadonlySet<AutomationName> = new Set(['data_retention', 'stage_polls']);

/** What each is called and does, for people. */
export const AUTOMATION_TEXTS: Readonly<
  Record<AutomationName, { readonly title: string; readonly description: string }>
> = {
  workload_analysis: {
    title: 'Анализ нагрузки',
    description: 'Каждую ночь после 3:00 по Москве считает нагрузку по задачам, чтобы утром была свежая картина.',
  },
  weekly_digest: {
    title: 'Дайджест недели',
    description:
      'По понедельникам после 9:00 по Москве присылает владельцу, HR и руководителям письмо о прошедшей неделе. Если сказать нечего, письма не будет.',
  },
  reminders: {
    title: 'Напоминания об опросах',
    description:
      'На третий и пятый день после открытия, в рабочий день в 10:00 по Москве, напоминает тем, кто ещё не ответил: тем способом, который выбран для приглашений. Кому и скольким, не видит никто. Для каждого запуска и исследования включается отдельно.',
  },
  data_retention: {
    title: 'Срок хранения имён',
    description:
      'Снимает имена с ответов закрытых неанонимных запусков, когда проходит выбранный срок. Сами ответы остаются. Вернуть имена нельзя.',
  },
  budget_watch: {
    title: 'Предупреждение о перерасходе HR-бюджета',
    description:
      'Каждую ночь сверяет расходы с планом. Когда потрачено 80 % плана или при таком темпе он будет превышен, один раз присылает письмо владельцу и тем, кому открыты финансы.',
  },
  closing_runs: {
    title: 'Закрытие запусков по сроку',
    description:
      'Закрывает запуски опросов и завершает исследования в течение пяти минут после срока. Ответы со срока уже не принимаются.',
  },
  plan_expiry: {
    title: 'Окончание тарифа',
    description: 'Когда оплаченный срок заканчивается, возвращает тариф Startup. Данные остаются на месте.',
  },
  stage_polls: {
    title: 'Опросы новичков и ушедших',
    description:
      'Через 30, 60 и 90 дней после приёма, в рабочий день в 10:00 по Москве, один раз спрашивает новичка коротким анонимным опросом, как у него дела. Тому, кто ушёл, присылает одно письмо со ссылкой на анонимный опрос: почему. Ответы копятся и видны, когда ответят пятеро.',
  },
  rules: {
    title: 'Правила «если — то»',
    description:
      'Каждую ночь после 3:00 по Москве проверяет включённые правила и делает то, что в них сказано: задачу, напоминание, письмо, предложение партнёра. Выключатель здесь общий: без него не работает ни одно.',
  },
};
