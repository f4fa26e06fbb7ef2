/** What the figures of the ledger allow to say. */
export const LEDGER_VERDICTS = [
  'paid_off',
  'not_paid_off',
  'unclear',
  'nothing_spent',
  'too_early',
  'no_comparison',
  'no_pay',
] as const;
export type LedgerVerdict = (typeof LEDGER_VERDICTS)[number];

const OF_SO_MANY = [
  '',
  'одного ухода',
  'двух уходов',
  'трёх уходов',
  'четырёх уходов',
  'пяти уходов',
  'шести уходов',
  'семи уходов',
  'восьми уходов',
  'девяти уходов',
  'десяти уходов',
];

interface Known {
  readonly verdict: LedgerVerdict;
  /** How many leavers are compared. */
  readonly left: number;
  /** Why it is too early to judge: «рано судить: …». */
  readonly early?: string | null;
}

/** The heading of the ledger: no more than its interval bears. */
export function ledgerTitle({ verdict, left, early }: Known): string {
  switch (verdict) {
    case 'paid_off':
      return 'Удержание окупилось: уходов меньше, чем до него, и\u00A0вряд ли случайно';
    case 'not_paid_off':
      return 'Удержание пока не\u00A0окупилось: уходов не\u00A0стало меньше настолько, чтобы покрыть расходы';
    case 'unclear':
      return `Окупилось ли удержание, пока неясно: ${whyUnclear(left)}`;
    case 'nothing_spent':
      return 'Расходов на\u00A0удержание за\u00A0двенадцать месяцев не\u00A0записано';
    case 'too_early':
      return `Окупилось ли удержание, ${early ?? 'рано судить'}`;
    case 'no_comparison':
      return 'Окупилось ли удержание, пока неясно: людей, которых можно сравнить, меньше пяти';
    case 'no_pay':
      return 'Окупилось ли удержание, пока неясно: не\u00A0загружены оклады, стоимость замены неизвестна';
  }
}

function whyUnclear(left: number): string {
  if (left === 0) return 'уходов слишком мало, чтобы судить';
  const words = OF_SO_MANY[left];
  return words ? `${words} мало, чтобы судить` : 'разница с\u00A0тем, что было раньше, может быть случайной';
}
