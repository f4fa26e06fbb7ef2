import {
  PACK_AUDIENCES,
  PACK_FORMATS,
  PACK_PERIODS,
  type PackAudience,
  type PackFormat,
  type PackPeriod,
} from '#shared/rules/packs.ts';

/** Which report is chosen. */
export interface PackChoice {
  readonly audience: PackAudience;
  readonly period: PackPeriod;
  readonly format: PackFormat;
  /** Of a report for a team; empty until one is chosen. */
  readonly team: string;
}

/** What the address of the page has chosen; whoever sees their own teams alone makes reports for teams. */
export function wishedIn(query: URLSearchParams, teamsAlone: boolean): PackChoice {
  const audience = PACK_AUDIENCES.find((one) => one === query.get('audience')) ?? 'board';
  return {
    audience: teamsAlone ? 'team' : audience,
    period: PACK_PERIODS.find((one) => one === query.get('period')) ?? 'year',
    format: PACK_FORMATS.find((one) => one === query.get('format')) ?? 'a4',
    team: query.get('team') ?? '',
  };
}
