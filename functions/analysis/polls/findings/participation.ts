import { formatNumber, NBSP, pluralForm } from '#shared/rules/plural.ts';
import type { PollRun } from '../data.ts';
import { askedOf, type QuestionFigures } from '../figures.ts';
import type { RunWords } from '../run-words.ts';
import { ENOUGH_ANSWER } from '#shared/rules/statistics/silent.ts';
import { share } from '#shared/rules/figures.ts';
import { WEIGHTS, type Finding } from './finding.ts';
import { silentText } from '#text/rules/silent-words.ts';

/** Below this share of answers those who kept silent may well think otherwise. */
export const FEW_ANSWER = 0.6;

/** «Ответили 34 из 40 (85 %)», how much that is worth, and what is supposed of those who kept silent. */
export function participationText(
  run: PollRun,
  before: PollRun | undefined,
  { stillOpen }: RunWords,
  figures: readonly QuestionFigures[] = [],
): string {
  const asked = askedOf(run);
  const verb = pluralForm(run.responses, 'Ответил', 'Ответили', 'Ответили');
  const count = formatNumber(run.responses);
  if (asked === null)
    return `${verb} ${count}; скольких спрашивали, неизвестно, поэтому долю ответивших не посчитать.${beforeText(run, before)}`;
  if (asked === 0) return 'Спрашивать было некого.';
  const part = run.responses / asked;
  const worth =
    part >= ENOUGH_ANSWER
      ? 'Это хорошая доля: итоги говорят почти за всех.'
      : part >= FEW_ANSWER
        ? 'Этого достаточно для итогов, но часть людей промолчала.'
        : 'Это мало: промолчавшие могут думать иначе.';
  const silent = figures.some(({ estimate }) => estimate.silent) ? ` ${silentText.rule}` : '';
  const now = run.open ? ` ${stillOpen}, ответы могут прийти.` : '';
  return `${verb} ${count} из ${formatNumber(asked)} (${share(run.responses, asked)}). ${worth}${silent}${now}${beforeText(run, before)}`;
}

/** Few answers are a finding of their own: everything else rests on them. Not while they still come in. */
export function participationFindings(run: PollRun): Finding[] {
  const asked = askedOf(run);
  if (asked === null || asked === 0 || run.open || run.responses / asked >= FEW_ANSWER) return [];
  const verb = pluralForm(run.responses, 'Ответил', 'Ответили', 'Ответили');
  const text = `${verb} ${formatNumber(run.responses)} из ${formatNumber(asked)} (${share(run.responses, asked)}): остальные могут думать иначе`;
  const metric = { key: 'participation', label: 'Ответившие', count: run.responses, of: asked };
  return [
    {
      finding: { id: 'participation', text, confidence: 'high', evidence: [], metric },
      side: 'concern',
      subject: { kind: 'participation' },
      severity: run.responses / asked < FEW_ANSWER / 2 ? 'high' : 'medium',
      weight: WEIGHTS.participation,
    },
  ];
}

function beforeText(run: PollRun, before: PollRun | undefined): string {
  if (!before || run.open) return '';
  const asked = askedOf(before);
  return ` В${NBSP}прошлом запуске — ${formatNumber(before.responses)}${asked === null ? '' : ` из ${formatNumber(asked)}`}.`;
}
