import type { OpenKiosk } from '#shared/models/kiosk.ts';
import { pollStatement, type PollStatement } from '#shared/rules/poll-statement.ts';
import { surveyStatement } from '#shared/rules/survey-statement.ts';
import type { Answers } from '#web/answer-form/draft.ts';
import { type FormQuestion, questionsOfPoll } from '#web/answer-form/form-question.ts';
import { toSend } from '#web/answer-form/form-state.ts';
import { hasEnps, surveyAnswers, surveyForm } from '#web/answer-form/survey-questions.ts';
import type { Submission } from './api.ts';

/** What is asked at a kiosk, of a poll and of a survey alike. */
export interface AskedRun {
  readonly title: string;
  readonly workspace: string;
  /** Whether nobody is to know who answers; a name stands with no answer here, whatever the run says. */
  readonly anonymous: boolean;
  readonly deadline: string | null;
  readonly statement: PollStatement;
  /** The questions by what is answered so far. */
  readonly questions: (answers: Answers) => readonly FormQuestion[];
  /** The answers as they go to the server. */
  readonly submission: (answers: Answers, session: string, seconds: number) => Submission;
}

/** The run of a kiosk as it is asked; null while it takes no answers. */
export function askedRun({ poll, survey }: Pick<OpenKiosk, 'poll' | 'survey'>): AskedRun | null {
  if (poll) {
    const questions = questionsOfPoll(poll, poll.questions);
    const { is_anonymous: anonymous, type, results_visibility: visibility } = poll;
    return {
      ...headOf(poll),
      anonymous,
      statement: pollStatement({ anonymous, via: 'link', type, visibility }),
      questions: () => questions,
      submission: (answers, session) => ({
        kind: 'poll',
        body: { answers: toSend(questions, answers), anonymous_session_id: session },
      }),
    };
  }
  if (!survey) return null;
  const { anonymous, questions, results_visibility: visibility, smallest_group: smallestGroup } = survey;
  const settings = { visibility, smallestGroup, comparedBy: [], hasEnps: hasEnps(questions) };
  return {
    ...headOf(survey),
    anonymous,
    statement: surveyStatement({ anonymous, via: 'link', ...settings }),
    questions: (answers) => surveyForm(questions, answers),
    submission: (answers, session, seconds) => ({
      kind: 'survey',
      body: { answers: surveyAnswers(questions, answers), time_spent: seconds, anonymous_session_id: session },
    }),
  };
}

function headOf({
  title,
  workspace_name: workspace,
  deadline,
}: {
  readonly title: string;
  readonly workspace_name: string;
  readonly deadline: string | null;
}) {
  return { title, workspace, deadline };
}
