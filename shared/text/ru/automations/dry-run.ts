import { DRY_RUN_DAYS, RULE_ACTIONS_A_NIGHT } from '../../../rules/automation-rules/limits.ts';
import { plural } from '../format.ts';

/** What of load is measured. */
type Measured = 'overdue' | 'score';

const MEASURED: Readonly<Record<Measured, string>> = { overdue: 'Нагрузку', score: 'Индекс нагрузки' };

/** What a rule would have done, and what cannot be known of the past. */
export const dryRunText = {
  tooManyTonight: `Ничего: за ночь правило действует не больше ${RULE_ACTIONS_A_NIGHT} раз`,
  overCap: 'Ничего: не хватило бы предела на месяц',
  priceOfToday: 'Цена взята сегодняшняя, а хватило бы HR-бюджета или нет, проверка не считает.',
  unknown: {
    answeredByThen: (runs: number) =>
      `Сколько людей ответили к этому дню, мы не храним. Про ${plural(runs, 'запуск', 'запуска', 'запусков')}, где в итоге ответили многие, сказать нельзя.`,
    hiredOn: (members: number) =>
      `Дата приёма на работу не указана у ${plural(members, 'участника', 'участников', 'участников')}: о них правило не узнает.`,
    gone: 'Тех, кто ушёл за это время, в проверке нет.',
    fewScores: (runs: number) => `Запусков, где показано меньше пяти оценок: ${runs}. По ним правило ничего не делает.`,
    neverMeasured: (measured: Measured) =>
      `${MEASURED[measured]} за эти дни не измеряли: что сделало бы правило, мы не знаем.`,
    measuredSometimes: (measured: Measured, days: number) =>
      `${MEASURED[measured]} измеряли не каждый день: из ${DRY_RUN_DAYS} дней данные есть за ${days}.`,
  },
} as const;
