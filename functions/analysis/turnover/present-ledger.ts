import type { Ledger } from '#shared/models/finance/turnover.ts';
import { ledgerTitle } from '#shared/rules/finance/ledger-words.ts';
import { NBSP } from '#shared/rules/plural.ts';
import type { LedgerFigures } from './ledger.ts';

/** The ledger as the API tells it, with its heading and what it assumes. */
export function presentLedger(figures: LedgerFigures, coefficient: number): Ledger {
  const { period, previous, leaving, avoided, spent, result, verdict, breakEven, staffReplacement } = figures;
  return {
    period,
    previous,
    coefficient,
    spent,
    result,
    verdict,
    leaving: { left: leaving.left, average_replacement: leaving.averageReplacement, total: leaving.total },
    avoided: avoided && {
      left_before: avoided.leftBefore,
      expected: avoided.expected,
      left: avoided.left,
      leavers: avoided.leavers,
      saved: avoided.saved,
      low: avoided.low,
      high: avoided.high,
    },
    title: ledgerTitle({ verdict, left: avoided?.left ?? leaving.left }),
    break_even: breakEven,
    staff_replacement: staffReplacement,
    assumptions: assumptionsOf(figures, coefficient),
  };
}

function assumptionsOf({ avoided, spent }: LedgerFigures, coefficient: number): string[] {
  const percent = `${Math.round(coefficient * 100)}${NBSP}%`;
  return [
    `Замена одного человека стоит ${percent} его годового дохода: 12 × (оклад + премия + KPI). Долю выбираете вы`,
    'Годовой доход\u00A0— среднее за последние полные месяцы, не больше двенадцати; если о\u00A0ком-то его нет, берём среднее по тем, кто работает сейчас',
    ...(avoided
      ? [
          '«Не\u00A0пришлось заменять»: сколько ушло бы с\u00A0прошлогодней частотой при нынешней численности, минус сколько ушло. Умножаем на среднюю замену того, кто работает сейчас',
          'Увольнения по решению компании в\u00A0этом сравнении не\u00A0считаем ни\u00A0в\u00A0одном году: удержание на них не\u00A0влияет',
          'Интервал учитывает случайность числа уходов в\u00A0обоих годах (95\u00A0%), но не\u00A0ошибку доли и\u00A0окладов',
          'Сравнение двух лет не\u00A0доказывает причину: люди могли остаться и\u00A0сами',
        ]
      : []),
    spent.items === 0
      ? 'Расходы на удержание\u00A0— инициативы, предложения партнёров и\u00A0правила из\u00A0HR-бюджета этого года. Пока их нет'
      : 'Расходы на удержание\u00A0— инициативы, предложения партнёров и\u00A0правила из\u00A0HR-бюджета этого года. «Прочие» расходы не\u00A0входят',
  ];
}
