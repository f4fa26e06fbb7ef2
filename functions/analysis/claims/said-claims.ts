import { ANY, type Claim, type Level, type Way } from '#shared/rules/contradictions.ts';
import type { ThemeVerdict } from '#shared/rules/theme-verdict.ts';
import { WHOLE_COMPANY } from '#shared/rules/workload-level.ts';
import type { Said, Words } from '#shared/text/said.ts';
import type { pollsSaid } from '#text/analysis/polls-said.ts';
import type { workloadSaid } from '#text/analysis/workload-said.ts';
import type { About } from './about.ts';

/** What a kept sentence claims besides where it is said and whose it is. */
type Claimed = Partial<Pick<Claim, 'isFirst' | 'direction' | 'level' | 'period' | 'metric'>>;
type Params = Readonly<Record<string, unknown>>;
type Code = keyof typeof pollsSaid | keyof typeof workloadSaid;
/** Claims of a sentence; `of` is what it is about, null where that is not known. */
type Claims = (params: Params, of: string | null) => readonly Claimed[];

const everywhere = (claimed: Claimed): Claims => {
  const claims = [{ metric: ANY, period: ANY, ...claimed }];
  return () => claims;
};
const notFirst: Claimed = { metric: ANY, period: ANY, isFirst: false };

/** Which way a figure went; of eNPS that is known even where nobody says what the sentence is about. */
function moved(params: Params, of: string | null, period: string, direction: Way): Claimed[] {
  const metric = of ?? (params['figure'] === null ? 'enps' : null);
  return metric === null ? [] : [{ metric, period, direction }];
}

const upOrDown = ({ up }: Params): Way => (up === true ? 'up' : 'down');

/** What a verdict says where it is told of a theme; that nobody judges is said as no opinion at all. */
const OF_THEME: Readonly<Record<ThemeVerdict, Level | null>> = {
  good: 'good',
  praised: 'good',
  bad: 'bad',
  criticised: 'bad',
  unhappy: 'even',
  mixed: 'even',
  none: null,
};

function toned({ verdict }: Params, of: string | null): Claimed[] {
  const level = OF_THEME[verdict as ThemeVerdict] ?? null;
  const isOfWords = of?.startsWith('theme:') || of === 'words';
  return isOfWords && of && level ? [{ metric: of, period: 'now', level }] : [];
}

/** Sentences that claim something; all others state figures, or advise. A new one that says so is a line here. */
const CLAIMS: Partial<Record<Code, Claims>> = {
  // Nothing needs doing.
  nothingUrgent: everywhere({ level: 'calm' }),
  adviseWatching: everywhere({ level: 'calm' }),
  adviseCalm: everywhere({ level: 'calm' }),
  // What was before.
  firstRun: () => [
    { metric: ANY, period: ANY, isFirst: true },
    { metric: ANY, period: ANY, direction: 'incomparable' },
  ],
  nextRepeatFirst: everywhere({ direction: 'incomparable' }),
  askedOtherwise: everywhere({ isFirst: false }),
  othersOpen: everywhere({ isFirst: false }),
  othersTooFew: everywhere({ isFirst: false }),
  answeredBefore: everywhere({ isFirst: false }),
  // How a figure moved.
  trend: (params, of) => [notFirst, ...moved(params, of, `${Number(params['runs'])} runs`, upOrDown(params))],
  step: (params, of) => [notFirst, ...moved(params, of, 'last', upOrDown(params))],
  unchanged: (params, of) => moved(params, of, 'last', 'none'),
  mayBeChance: (params, of) => moved(params, of, 'last', 'none'),
  // What words sound like.
  theme: toned,
  onTheWhole: toned,
};

/** What a kept sentence claims, with the sentences that stand in it. */
export function claimsOfSaid(
  { code, params = {} }: Said,
  about: About,
  read: (words: Words, about: About) => Claim[],
): Claim[] {
  const { said, metric = null, subject = WHOLE_COMPANY } = about;
  const claimed = CLAIMS[code as Code]?.(params, metric) ?? [];
  const within = Object.values(params).flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]));
  return [
    ...claimed.map((one): Claim => ({ metric: ANY, period: ANY, ...one, said: `${said}: ${code}`, subject })),
    ...within.filter(isSaid).flatMap((one) => read(one, about)),
  ];
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'code' in value;
}
