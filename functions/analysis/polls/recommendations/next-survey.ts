import type { Said } from '#shared/text/said.ts';
import type { PollData } from '../data.ts';
import { askedOf, figureConfidence, figuresOf } from '../figures.ts';
import { FEW_ANSWER } from '../findings/participation.ts';
import { say } from '../say.ts';
import type { WrittenWords } from '../words.ts';

/** People leave longer ones. */
const MANY_QUESTIONS = 12;

/** How to ask next time, from what is missing this time. */
export function nextSurvey(data: PollData, { writers, otherLanguages }: WrittenWords): Said[] {
  const { runs, earlier = [], smallestGroup, kind = 'poll' } = data;
  const [run, before] = [...runs, ...earlier];
  if (!run) return [say('nextFirst')];
  const asked = askedOf(run);
  const hasOpen = run.questions.some(({ scale, chosen }) => scale === null && !chosen);
  const figures = figuresOf(run, data);
  const unjudged = figures.some(({ direction }) => direction === null);
  const unsure = figures.some((figure) => figureConfidence(figure) === 'low');
  const reworded =
    before !== undefined &&
    run.questions.some(({ id, text }) => before.questions.some((old) => old.id === id && old.text !== text));
  return [
    ...(run.open ? [say('nextAwait', { kind })] : []),
    ...(asked !== null && run.responses < FEW_ANSWER * asked ? [say('nextRemind')] : []),
    ...(asked === null ? [say('nextByList')] : []),
    ...(unsure ? [say('nextMorePeople')] : []),
    ...(unjudged ? [say('nextDirections')] : []),
    ...(hasOpen ? [] : [say('nextOpenQuestion')]),
    ...(hasOpen && run.responses >= smallestGroup && writers < smallestGroup && otherLanguages === 0
      ? [say('nextPlainer')]
      : []),
    ...(run.questions.length > MANY_QUESTIONS ? [say('nextShorter', { kind, questions: run.questions.length })] : []),
    ...(reworded ? [say('nextSameWords')] : []),
    before ? say('nextRepeat') : say('nextRepeatFirst', { kind }),
  ];
}
