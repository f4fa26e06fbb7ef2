import { analysedSurvey, type AnalysedSurvey } from '../requests/analysed-survey.ts';
import { writtenAnswers } from '../requests/written-answers.ts';
import { peopleAsked } from '#functions/runs/audience.ts';
import type { AnswersSubject } from '../repositories/analysis-place.ts';
import type { QuestionCounts } from '#functions/runs/repositories/response-counts.ts';
import type { Repositories } from '#data/repositories.ts';
import type { PollData, PollRun } from '../polls/data.ts';
import { shortened, statementOf } from '../polls/findings/finding.ts';
import { countersOf } from '#functions/surveys/count-answers.ts';
import { enpsQuestion } from '#functions/surveys/outcome.ts';
import type { Question } from '#shared/models/question.ts';
import { choicesOf, countedRows, hasStatements, isInWords } from '#shared/question-kinds/index.ts';
import { surveyDirection } from '#shared/rules/survey-direction.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { SCORE_MAX } from '#shared/rules/enps.ts';
import { analysedGroup } from '#shared/rules/smallest-group.ts';
import { sum } from '#shared/rules/sum.ts';
import { inEach, mapEach } from '#shared/text/current.ts';

type Repos = Pick<Repositories, 'runs' | 'results' | 'workspaces'>;

/** A survey as far as its results are shown; null where too little is shown. */
export async function collectSurvey(
  repos: Repos,
  { workspaceId, pollId: surveyId }: Pick<AnswersSubject, 'workspaceId' | 'pollId'>,
): Promise<{ data: PollData; runId: string } | null> {
  const [analysed, workspace] = await Promise.all([
    analysedSurvey({ repos }, surveyId),
    repos.workspaces.find(workspaceId),
  ]);
  if (!analysed || !workspace) return null;
  const { run, words, withheld } = analysed;
  const [figures] = await repos.results.figures([run]);
  const data = {
    title: run.title,
    kind: run.kind,
    type: run.pollType,
    smallestGroup: analysedGroup(run.smallestGroup),
    runs: [toRun(analysed, peopleAsked(run, workspace.memberCount, figures!.answered))],
    withheld,
    ...(await writtenAnswers(repos.results, run, words)),
  };
  return { data, runId: run.id };
}

function toRun({ run, counts }: AnalysedSurvey, asked: number | null): PollRun {
  const eNps = enpsQuestion(run.questions);
  const told = run.questions.flatMap((question, place) =>
    shownOf(question, counts.questions[place]!, { isEnps: place === eNps }),
  );
  return {
    runId: run.id,
    name: run.name,
    createdAt: run.createdAt,
    open: run.published,
    asked,
    responses: counts.responses,
    questions: told.map((one) => one.question),
    counts: { ...counts, questions: told.map((one) => one.counts) },
  };
}

interface ShownQuestion {
  readonly question: PollRun['questions'][number];
  readonly counts: QuestionCounts;
}

/** A question with its counters; chosen options are counted by their places, which are no scores. */
function shownOf(
  question: Question,
  counts: QuestionCounts,
  { isEnps }: { readonly isEnps: boolean },
): ShownQuestion[] {
  const { id, text, scale, showIf } = question;
  const about = { isEnps, conditional: showIf !== null, scale, direction: surveyDirection(question) };
  if (hasStatements(question)) {
    return countedRows(question).map(({ statement = '', numbers, counters }, place) => ({
      question: { ...about, id: `${id}.${place + 1}`, text: statementOf(text, statement) },
      counts: ratedAlone(numbers!, counters, counts),
    }));
  }
  const own = countersOf(question).map((counter) => counts.scores[counter] ?? 0);
  const told = inEach(() => choicesOf(question, own));
  const chosen = told[DEFAULT_LANGUAGE].map(({ count }, place) => ({
    option: mapEach(told, (choices) => shortened(choices[place]!.text)),
    count,
  }));
  // What is counted and is no scale is chosen, be it that nothing of it can be told in short.
  return [{ question: { id, text, ...about, ...(scale === null && !isInWords(question) ? { chosen } : {}) }, counts }];
}

/** The counters of a statement as those of a question on that scale, which go by its numbers. */
function ratedAlone(
  numbers: readonly number[],
  counters: readonly number[],
  { scores }: QuestionCounts,
): QuestionCounts {
  const given = counters.map((counter) => scores[counter] ?? 0);
  const byNumber: number[] = Array.from({ length: SCORE_MAX + 1 }, () => 0);
  for (const [place, number] of numbers.entries()) byNumber[number] = given[place]!;
  return { answered: sum(given), scores: byNumber, values: [], error: 0 };
}
