import type { OpenKiosk } from '#shared/models/kiosk.ts';
import type { Translation } from '#shared/models/translation.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { pollStatement, type PollStatement } from '#shared/rules/poll-statement.ts';
import { surveyStatement } from '#shared/rules/survey-statement.ts';
import { place, said } from '#shared/rules/text-places.ts';
import type { Answers } from '#web/answer-form/draft.ts';
import { type FormQuestion, questionsOfPoll } from '#web/answer-form/form-question.ts';
import type { Noticed } from '#web/answer-form/notice/notice.tsx';
import { toSend } from '#web/answer-form/form-state.ts';
import { hasEnps, surveyAnswers, surveyForm } from '#web/answer-form/survey-questions.ts';
import type { InLanguage } from '#web/answer-form/translated.ts';
import { EVERY_FIELD } from '#web/question-kinds/fields.ts';
import type { Offer } from '#web/poll-page/language/wanted.ts';
import type { Submission } from './api.ts';

/** What is asked at a kiosk, of a poll and of a survey alike. */
export interface AskedRun {
  readonly title: string;
  /** Whether nobody is to know who answers; a name stands with no answer here, whatever the run says. */
  readonly anonymous: boolean;
  readonly deadline: string | null;
  /** Who asks, and which edition of the text about their data whoever answers is shown. */
  readonly notice: Noticed;
  readonly statement: PollStatement;
  /** The questions by what is answered so far. */
  readonly questions: (answers: Answers) => readonly FormQuestion[];
  /** The answers as they go to the server. */
  readonly submission: (
    answers: Answers,
    session: string,
    said: { readonly seconds: number; readonly consent: string | undefined },
  ) => Submission;
}

/** What a kiosk tells of its languages; nothing where it asks nothing. */
export function offerOf(kiosk: Pick<OpenKiosk, 'poll' | 'survey'> | null): Offer & InLanguage {
  return kiosk?.poll ?? kiosk?.survey ?? {};
}

/** The languages of a run beside its own. */
export function otherLanguagesOf(kiosk: OpenKiosk): PollLanguage[] {
  const { language: own, languages = [] } = offerOf(kiosk);
  return languages.filter((language) => language !== own);
}

/** The run of a kiosk as it is asked, in its own language or another one; null while it takes no answers. */
export function askedRun(
  { poll, survey }: Pick<OpenKiosk, 'poll' | 'survey'>,
  translation: Translation | null,
): AskedRun | null {
  if (poll) {
    const questions = questionsOfPoll({ ...poll, translation }, poll.questions);
    const { is_anonymous: anonymous, type, results_visibility: visibility } = poll;
    return {
      title: said(translation, place.title, poll.title),
      deadline: poll.deadline,
      anonymous,
      notice: poll,
      statement: pollStatement({ anonymous, via: 'link', type, visibility }),
      questions: () => questions,
      submission: (answers, session, { consent }) => ({
        kind: 'poll',
        body: { answers: toSend(questions, answers), anonymous_session_id: session, consent },
      }),
    };
  }
  if (!survey) return null;
  const { anonymous, questions, results_visibility: visibility, smallest_group: smallestGroup } = survey;
  const settings = { visibility, smallestGroup, comparedBy: [], hasEnps: hasEnps(questions) };
  return {
    title: said(translation, place.title, survey.title),
    deadline: survey.deadline,
    anonymous,
    notice: survey,
    statement: surveyStatement({ anonymous, via: 'link', ...settings }),
    questions: (answers) => surveyForm(EVERY_FIELD, questions, answers, { ...survey, translation }),
    submission: (answers, session, { seconds, consent }) => ({
      kind: 'survey',
      body: {
        answers: surveyAnswers(EVERY_FIELD, questions, answers),
        time_spent: seconds,
        anonymous_session_id: session,
        consent,
      },
    }),
  };
}
