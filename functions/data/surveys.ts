import type { PollType, ResultsVisibility } from '#shared/models/answers.ts';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { Channel } from '#shared/rules/channels.ts';
import type { Role } from '#shared/rules/roles.ts';
import type { Dimension, RespondentType, SurveyStatus } from '#shared/rules/surveys.ts';
import type { Item } from './table.ts';

/** A survey: what is asked of whom. From its publication on it has one run, a frame of the same id. */
export interface Survey {
  readonly id: string;
  readonly workspaceId: string;
  readonly title: string;
  readonly pollType: PollType;
  /** Null when their account was deleted. */
  readonly createdBy: string | null;
  readonly goal: string;
  readonly respondentType: RespondentType;
  readonly selectedRoles: readonly Role[];
  readonly selectedUsers: readonly string[];
  readonly allowUnauthenticated: boolean;
  readonly isAnonymous: boolean;
  readonly deadline: string | null;
  /** A path of its own; null for none. */
  readonly customPath: string | null;
  readonly status: SurveyStatus;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly completedAt: string | null;
  /** In order, from 1. */
  readonly questions: readonly SurveyQuestion[];
  readonly smallestGroup: number;
  readonly dimensions: readonly Dimension[];
  /** Null: as the service decides at the publication. */
  readonly resultsVisibility: ResultsVisibility | null;
  readonly channels: readonly Channel[];
  readonly reminders: boolean;
  readonly seriesId: string;
  readonly version: number;
}

/** The survey behind a stored item. */
export function toSurvey(item: Item): Survey {
  const { pk: _, sk: __, type: ___, ...survey } = item;
  return survey as unknown as Survey;
}
