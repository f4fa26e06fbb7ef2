import type { Ledger } from '#shared/models/finance/turnover.ts';
import { ledgerTitle } from '#shared/rules/finance/ledger-words.ts';
import { NBSP } from '#shared/rules/plural.ts';
import type { LedgerFigures } from './ledger.ts';

/** The ledger as the API tells it, with its heading and what it assumes. */
export function presentLedger(figures: LedgerFigures, coefficient: number): Ledger {
  const { period, since, previous, leaving, avoided, spent, result, verdict, breakEven, staffReplacement } = figures;
  return {
    period,
    since,
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
      compared: avoided.compared,
      leavers: avoided.leavers,
      saved: avoided.saved,
      low: avoided.low,
      high: avoided.high,
    },
    title: ledgerTitle({ verdict, left: avoided?.left ?? leaving.left, early: figures.early }),
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
          `«Не\u00A0пришлось заменять»: сколько ушло бы с\u00A0начала первой программы, если бы уходили как раньше, минус сколько ушло. «Раньше»\u00A0— не\u00A0один год, а\u00A0все кварталы до начала, от шести до двенадцати: после плохого года хороший бывает и\u00A0сам по себе${avoided.compared ? '. Из разницы вычтено, как за то же время изменились уходы в\u00A0остальных отделах' : ''}`,
          'Увольнения по решению компании в\u00A0этом сравнении не\u00A0считаем: удержание на них не\u00A0влияет',
          `Интервал (95\u00A0%) учитывает, что уходов то больше, то меньше, что люди уходят друг за другом и\u00A0что замена может стоить от половины до полутора выбранной доли. Ошибку окладов он не\u00A0учитывает`,
          'Сравнение «до и\u00A0после» не\u00A0доказывает причину: люди могли остаться и\u00A0сами',
        ]
      : []),
    spent.items === 0
      ? 'Расходы на удержание\u00A0— инициативы, предложения партнёров и\u00A0правила из\u00A0HR-бюджета за двенадцать месяцев. Пока их нет'
      : 'Расходы на удержание\u00A0— инициативы, предложения партнёров и\u00A0правила из\u00A0HR-бюджета за двенадцать месяцев. «Прочие» расходы не\u00A0входят',
  ];
}
