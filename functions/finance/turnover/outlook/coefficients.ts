/**
 * Of jobs that Americans of the cohort of 1957–1964 began between 35 and 44, so many had ended within one, two, five and
 * ten years (Bureau of Labor Statistics, NLSY79, table 2 of the release of 2021). Of later ages too few had ten years,
 * of earlier ones most ended with an education.
 */
const ENDED: readonly { readonly years: number; readonly share: number }[] = [
  { years: 1, share: 0.252 },
  { years: 2, share: 0.4 },
  { years: 5, share: 0.605 },
  { years: 10, share: 0.756 },
];
/** From two to five years of tenure: the others are told by it. */
const REFERENCE = 2;

/** A span of tenure within which people leave about equally often. */
export interface TenureBracket {
  readonly key: 'first_year' | 'second_year' | 'third_to_fifth_year' | 'later';
  /** Years of tenure, from inclusive. */
  readonly from: number;
  readonly to: number;
  /** How many times as often people leave as between two and five years. */
  readonly published: number;
}

const KEYS = ['first_year', 'second_year', 'third_to_fifth_year', 'later'] as const;

/** The rate at which people leave between two ages of a job: −ln of the share that stays, a year. */
function hazards(): number[] {
  return ENDED.map(({ years, share }, place) => {
    const before = ENDED[place - 1] ?? { years: 0, share: 0 };
    return -Math.log((1 - share) / (1 - before.share)) / (years - before.years);
  });
}

/** The brackets of tenure with their published coefficients. */
export const TENURE_BRACKETS: readonly TenureBracket[] = hazards().map((hazard, place, all) => ({
  key: KEYS[place]!,
  from: ENDED[place - 1]?.years ?? 0,
  to: place === ENDED.length - 1 ? Infinity : ENDED[place]!.years,
  published: hazard / all[REFERENCE]!,
}));

/**
 * Under high stress women left 1.52 times as often (1.29–1.78), men 2.86 times (1.74–4.68), in a cohort of 9,657 people
 * whose leaving the company's records show. The lower one: a tracker shows load, not stress.
 */
export const HIGH_LOAD = 1.5;

/** Where the coefficients can be read. */
export const OUTLOOK_URLS = {
  tenure: 'https://www.bls.gov/news.release/nlsoy.t02.htm',
  load: 'https://doi.org/10.1186/s12889-020-8289-5',
} as const;
