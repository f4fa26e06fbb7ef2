import type { FrameSummary } from '#shared/models/poll.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { meanOfFigures } from './mean.ts';
import type { ShownQuestion } from '../components/shown-question.ts';

/** What one team, or all others together, answered to the main question. */
export interface TeamFigure {
  /** Null for all others together. */
  readonly team: string | null;
  readonly responses: number;
  /** The eNPS or the mean with its 95 % interval. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The groups of a run whose answers to the main question may be told, the highest figure first. */
export function teamFigures(
  groups: FrameSummary['by_team'],
  { question, isScale, scale }: Pick<ShownQuestion, 'question' | 'isScale' | 'scale'>,
): TeamFigure[] {
  const told = groups.flatMap(({ team, responses, by_question: figures, enps }) => {
    const own = figures.find(({ question_id }) => question_id === question.id);
    // How many of a team were asked is not known here, so an interval is about as many people as you like.
    const figure = isScale
      ? enps && { value: enps.score, low: enps.low, high: enps.high }
      : meanOfFigures(own, scale, null);
    return figure && responses >= SMALLEST_GROUP ? [{ team, responses, ...figure }] : [];
  });
  return told.toSorted((a, b) => b.value - a.value);
}

/**
 * Whether two of the groups differ by more than chance: their 95 % intervals do not touch. For two groups that is right
 * in more than 99 of 100 cases (Schenker and Gentleman, 2001), which leaves room for the many pairs that are looked at.
 */
export function areDistinct(figures: readonly Pick<TeamFigure, 'low' | 'high'>[]): boolean {
  return Math.max(...figures.map(({ low }) => low)) > Math.min(...figures.map(({ high }) => high));
}
