import { countersOf, type QuestionTally } from './count-answers.ts';
import { enpsFigure, invitedTo, questionFigures } from './statistics/figures.ts';
import { enpsQuestion } from './outcome.ts';
import { hasStatements, rowsWithCounts } from '#shared/question-kinds/index.ts';
import { statementsOf } from '#shared/question-kinds/statements.ts';
import { sum } from '#shared/rules/sum.ts';
import { isShownNow as isTold } from '#shared/rules/shown-now.ts';
import type { RunCounts } from '#functions/runs/repositories/results.ts';
import type { Survey } from './repositories/surveys.ts';
import type { Question } from '#shared/models/question.ts';
import type { SurveyQuestionFigures, SurveyResults } from '#shared/models/survey-results.ts';

type Counts = RunCounts['counts'];
type ShownSurvey = Pick<Survey, 'isAnonymous' | 'status' | 'smallestGroup'>;
type Asking = ShownSurvey & { readonly questions: readonly Question[] };

/** Whether anything is told of the answers to a question now. */
export function isQuestionShownNow({ isAnonymous, status }: ShownSurvey, { required, showIf }: Question): boolean {
  return isTold({ isAnonymous, open: status === 'PUBLISHED' }, { required, conditional: showIf !== null });
}

/** What is told of each question and all respondents, from the counters of the run. */
export function figuresOf(survey: Asking, counts: Counts, asked: number | null): SurveyQuestionFigures[] {
  const about = { invited: asked, smallest: survey.smallestGroup };
  const tallies = talliesOf(survey, counts);
  return survey.questions.map((question, index) => questionFigures(question, tallies[index]!, about));
}

/** What is told of the statements of questions, each as of a question of its own; nothing where there are none. */
export function statementFiguresOf(
  survey: Asking,
  counts: Counts,
  asked: number | null,
): Pick<SurveyResults, 'statements'> {
  const about = { invited: asked, smallest: survey.smallestGroup };
  const tallies = statementTalliesOf(survey, counts);
  const statements = statementsOf(survey.questions).map((statement, index) =>
    questionFigures(statement, tallies[index]!, about),
  );
  return statements.length === 0 ? {} : { statements };
}

/** How each statement is rated, one after another; one that fewer than the smallest group have rated, as if by nobody. */
export function statementTalliesOf(survey: Asking, counts: Counts): QuestionTally[] {
  const tallies = talliesOf(survey, counts);
  return survey.questions.flatMap((question, index) => {
    if (!hasStatements(question)) return [];
    return rowsWithCounts(question, tallies[index]!.counts).map(({ counts: own }) => {
      const answered = sum(own);
      return answered < survey.smallestGroup ? { answered: 0, counts: own.map(() => 0) } : { answered, counts: own };
    });
  });
}

/** How the answers to each question are spread, as far as that is told now. */
export function talliesOf(survey: Asking, counts: Counts): QuestionTally[] {
  return survey.questions.map((question, index) => tallyOf(survey, question, counts, index));
}

/** The eNPS of all respondents, about the people asked; null without its question, and where too few have answered it. */
export function enpsOf(survey: Asking, counts: Counts, asked: number | null): SurveyResults['enps'] {
  const place = enpsQuestion(survey.questions);
  if (place === null) return null;
  const { counts: scores } = tallyOf(survey, survey.questions[place]!, counts, place);
  const invited = invitedTo(survey.questions[place]!, { invited: asked });
  return enpsFigure(scores, { invited, smallest: survey.smallestGroup });
}

/** Seconds, of those who told them; the same threshold as for a question that can be passed over. */
export function averageTimeOf({ isAnonymous, status, smallestGroup }: ShownSurvey, counts: Counts): number | null {
  const { seconds = 0, timed = 0 } = counts;
  if (timed < smallestGroup || (isAnonymous && status === 'PUBLISHED')) return null;
  return Math.round(seconds / timed);
}

/** How often each number of the scale, or option, was given. */
function tallyOf(survey: ShownSurvey, question: Question, { questions }: Counts, index: number): QuestionTally {
  const counted = questions[index];
  const told = counted && isQuestionShownNow(survey, question) ? counted : { answered: 0, scores: [] };
  return { answered: told.answered, counts: countersOf(question).map((counter) => told.scores[counter] ?? 0) };
}

/** Whether the words people answered the question at a place with are told now. */
export function areWordsShown(survey: Asking, { questions }: Counts, index: number): boolean {
  const written = questions[index]?.answered ?? 0;
  const question = survey.questions[index]!;
  if (written === 0) return false;
  return !survey.isAnonymous || (written >= survey.smallestGroup && isQuestionShownNow(survey, question));
}
