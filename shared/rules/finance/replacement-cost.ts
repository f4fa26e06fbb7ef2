import { roundToKopecks } from './money.ts';
import { replacementSourcesText } from '#text/rules/finance/replacement-sources.ts';

/** What replacing somebody costs, as a share of their annual pay: what the slider of the screen goes through. */
export const REPLACEMENT_SHARE = { min: 0.15, max: 1, step: 0.05, usual: 0.2 } as const;

const MONTHS = 12;

/** What replacing costs depends on the monthly pay alone: what somebody is paid, without taxes and benefits. */
export interface MonthlyPay {
  readonly salary: number;
  readonly bonus: number;
  readonly kpi: number;
}

/** Annual pay: 12 × (salary + bonus + kpi). */
export function annualPay({ salary, bonus, kpi }: MonthlyPay): number {
  return roundToKopecks(MONTHS * (salary + bonus + kpi));
}

/**
 * What it costs to replace somebody (search, vacancy, learning): share × annual pay. The share is nothing that a company's
 * books say; `replacementSources` tells who found which.
 */
export function replacementCost(pay: MonthlyPay, share: number = REPLACEMENT_SHARE.usual): number {
  return roundToKopecks(share * annualPay(pay));
}

/** Who found which share of annual pay, in whom, and how far to trust it. */
export interface ReplacementSource {
  readonly share: string;
  readonly about: string;
  readonly source: string;
  readonly url: string;
}

/** The published shares, those with data behind them first. */
export function replacementSources(): readonly ReplacementSource[] {
  const { share, about } = replacementSourcesText;
  return SOURCES.map(({ of, ...published }) => ({ share: share[of], about: about[of], ...published }));
}

const CAP = {
  source: 'Boushey, Glynn. There Are Significant Business Costs to Replacing Employees. CAP, 2012',
  url: 'https://www.americanprogress.org/article/there-are-significant-business-costs-to-replacing-employees/',
};
const SOURCES = [
  { of: 'simple', ...CAP },
  { of: 'most', ...CAP },
  {
    of: 'calculator',
    source: 'Culture Amp. Retention ROI Calculator',
    url: 'https://www.cultureamp.com/roi-calculator',
  },
  {
    of: 'consultants',
    source: 'Gallup. This Fixable Problem Costs U.S. Businesses $1 Trillion, 2019',
    url: 'https://www.gallup.com/workplace/247391/fixable-problem-costs-businesses-trillion.aspx',
  },
] as const;
