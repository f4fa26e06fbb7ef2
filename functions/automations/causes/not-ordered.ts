/** Why a rule has not ordered what it would have, as its log says it. */
export const NOT_ORDERED = {
  cap: 'Не заказали: предел правила на этот месяц не вмещает расход',
  budget: 'Не заказали: в HR-бюджете на это уже нет места',
  noPlan: 'Не заказали: HR-бюджет не задан, и сколько можно тратить, никто не сказал',
  duplicate: 'Не заказали: на этот день предложение уже запросили',
  noRight:
    'Не заказали и выключили правило: кто его включил, ушёл или больше не распоряжается деньгами пространства. Включить его снова может тот, кому открыты финансы',
  unproved:
    'Не заказали: адрес того, от чьего имени ушёл бы запрос, не подтверждён, а партнёр отвечает на него. Подтвердить адрес можно в профиле',
  gone: 'Не заказали: этого предложения у партнёра больше нет',
} as const;

const REASONS: ReadonlySet<string> = new Set(Object.values(NOT_ORDERED));
const UNTOLD = 'Не заказали. Почему, видят те, кому открыты финансы';

/** A line of the log for people who do not see the money: no reason at all, so that none of them is told by its absence. */
export function withoutMoney(what: string): string {
  return REASONS.has(what) ? UNTOLD : what;
}
