import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { DialoguesOf } from '#functions/runs/dialogues.ts';
import { isInWords } from '#shared/question-kinds/index.ts';
import type { Survey } from './repositories/surveys.ts';
import { areWordsShown } from './shown-figures.ts';

/** The comments of the run of a survey: of those questions alone to which as many have written as a group needs. */
export async function commentsOf(
  survey: Survey,
  { repos }: Pick<OperationContext<'results' | 'runs'>, 'repos'>,
): Promise<DialoguesOf> {
  const run = (await repos.runs.findConsistent(survey.id)) ?? notFound('comment');
  const [figures] = await repos.results.shown([run]);
  const places = run.questions.flatMap((question, place) =>
    isInWords(question) && areWordsShown(survey, figures!.counts, place) ? [place] : [],
  );
  return { run, places };
}
