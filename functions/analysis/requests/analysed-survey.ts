import { isInWords } from '#shared/question-kinds/index.ts';
import { isShownNow } from '#shared/rules/shown-now.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { QuestionCounts } from '#functions/runs/repositories/response-counts.ts';
import type { RunCounts } from '#functions/runs/repositories/results.ts';
import type { Repositories } from '#data/repositories.ts';
import { analysedGroup } from '#shared/rules/smallest-group.ts';

/** The run of a survey with what is told of it now. */
export interface AnalysedSurvey extends Pick<RunCounts, 'counts' | 'counted'> {
  readonly run: Run;
  /** By question: whether what was written to it is told. */
  readonly words: readonly boolean[];
  /** Whether something was written that is not told, or not yet. */
  readonly withheld: boolean;
}

const NOTHING: QuestionCounts = { answered: 0, scores: [], values: [], error: 0 };

/** A survey as an analysis may see it, by the same rules as its results; null where too few answers are shown, or none. */
export async function analysedSurvey(
  { repos }: { readonly repos: Pick<Repositories, 'runs' | 'results'> },
  surveyId: string,
): Promise<AnalysedSurvey | null> {
  const run = await repos.runs.find(surveyId);
  if (!run) return null;
  const { smallestGroup, questions, isAnonymous } = run;
  const [shown] = await repos.results.shown([run]);
  const { counts, counted } = shown!;
  if (counts.responses < analysedGroup(smallestGroup)) return null;
  const now = questions.map(({ required, showIf }) =>
    isShownNow({ isAnonymous, open: run.published }, { required, conditional: showIf !== null }),
  );
  const visible = questions.map((_, place) => (now[place] ? (counts.questions[place] ?? NOTHING) : NOTHING));
  const texts = questions.map(isInWords);
  const words = texts.map((isText, place) => isText && (!isAnonymous || visible[place]!.answered >= smallestGroup));
  const withheld = texts.some((isText, place) => isText && !words[place] && !!counts.questions[place]?.answered);
  return { run, words, withheld, counts: { ...counts, questions: visible }, counted };
}
