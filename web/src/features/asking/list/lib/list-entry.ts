import type { PollLine } from '#shared/models/poll-list.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';

/** What is asked with, in the order of the tabs. */
export const KINDS = ['enps', 'pulse', 'survey'] as const;
export type Kind = (typeof KINDS)[number];

/** How far something is, in the order in which the list can be narrowed to it. */
export const STATES = ['running', 'draft', 'finished', 'archived'] as const;
export type State = (typeof STATES)[number];

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly state: State;
  /** Of what is running; null where it has no end. */
  readonly deadline: string | null;
  /** When somebody last worked on it, as far as it is known: of a poll, when it was made. */
  readonly touched: string;
  /** When it was opened last, or else made: what stands for new. */
  readonly moment: string;
  /** When it opens by itself next; null where nothing does that. */
  readonly opensAt: string | null;
}

/** A poll or a survey as a thing of the list; what only one of them has stands in it. */
export type ListEntry = Listed &
  ({ readonly kind: 'enps' | 'pulse'; readonly poll: PollLine } | { readonly kind: 'survey'; readonly survey: Survey });

/** A poll of the list. */
export function pollEntry(poll: PollLine): ListEntry {
  return {
    kind: poll.type === 'ENPS' ? 'enps' : 'pulse',
    poll,
    id: poll.id,
    title: poll.title,
    state: poll.archived_at === null ? poll.state : 'archived',
    deadline: poll.run?.deadline ?? null,
    touched: poll.created_at,
    moment: poll.last_opened_at ?? poll.created_at,
    opensAt: poll.state === 'running' ? null : (poll.recurrence?.next_at ?? null),
  };
}

const STATE_OF = {
  PUBLISHED: 'running',
  DRAFT: 'draft',
  COMPLETED: 'finished',
  ARCHIVED: 'archived',
} as const satisfies Record<SurveyStatus, State>;

/** A survey of the list. */
export function surveyEntry(survey: Survey): ListEntry {
  return {
    kind: 'survey',
    survey,
    id: survey.id,
    title: survey.title,
    state: STATE_OF[survey.status],
    deadline: survey.deadline,
    touched: survey.updated_at,
    moment: survey.published_at ?? survey.created_at,
    opensAt: null,
  };
}
