import type { RunKind } from '#shared/rules/run-kinds.ts';
import type { Said } from '#shared/text/said.ts';
import type { PollRun } from '../data.ts';
import { askedOf, type QuestionFigures } from '../figures.ts';
import { say } from '../say.ts';
import { ENOUGH_ANSWER } from '#shared/rules/statistics/silent.ts';
import { WEIGHTS, type Finding } from './finding.ts';

/** Below this share of answers those who kept silent may well think otherwise. */
export const FEW_ANSWER = 0.6;

/** “34 of 40 answered (85%)”: how many have answered, alone. */
export function answeredSaid(run: PollRun): Said {
  const asked = askedOf(run);
  const count = run.responses;
  if (asked === null) return say('answered', { count });
  return asked === 0 ? say('nobodyAsked') : say('answeredOf', { count, asked });
}

/** How many have answered, how much that is worth, and what is supposed of those who kept silent. */
export function participationSaid(
  run: PollRun,
  before: PollRun | undefined,
  kind: RunKind,
  figures: readonly QuestionFigures[] = [],
): Said {
  const asked = askedOf(run);
  const isSilent = figures.some(({ estimate }) => estimate.silent);
  const sentences = [
    answeredSaid(run),
    ...(asked === null || asked === 0
      ? []
      : [
          worthSaid(run.responses / asked),
          ...(isSilent ? [say('silentRule')] : []),
          ...(run.open ? [say('moreMayCome', { kind })] : []),
        ]),
    ...(asked === 0 || !before || run.open ? [] : [beforeSaid(before)]),
  ];
  return say('text', { sentences });
}

function worthSaid(part: number): Said {
  if (part >= ENOUGH_ANSWER) return say('turnoutGood');
  return part >= FEW_ANSWER ? say('turnoutEnough') : say('turnoutFew');
}

function beforeSaid(before: PollRun): Said {
  return say('answeredBefore', { count: before.responses, asked: askedOf(before) });
}

/** Few answers are a finding of their own: everything else rests on them. Not while they still come in. */
export function participationFindings(run: PollRun): Finding[] {
  const asked = askedOf(run);
  if (asked === null || asked === 0 || run.open || run.responses / asked >= FEW_ANSWER) return [];
  const count = run.responses;
  const text = say('fewAnswered', { count, asked });
  const metric = { key: 'participation', label: say('measuredAnswered'), count, of: asked };
  return [
    {
      finding: { id: 'participation', text, confidence: 'high', evidence: [], metric },
      side: 'concern',
      subject: { kind: 'participation' },
      severity: count / asked < FEW_ANSWER / 2 ? 'high' : 'medium',
      weight: WEIGHTS.participation,
    },
  ];
}
