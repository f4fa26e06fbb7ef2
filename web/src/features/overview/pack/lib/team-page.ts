import { tenth } from '#shared/rules/figures.ts';
import { formatNumber } from '#text/format.ts';
import { overviewText } from '#text/overview.ts';
import { packText } from '#text/overview/pack.ts';
import type { PackData } from './pack-data.ts';
import type { PackBlock, PackFigure, PackPage } from './pack.ts';
import { attentionOf, loadBlock, moodBlock, rangeOf, stands, whereTrust, withoutSmall } from './where-page.ts';

const text = packText.team;

/** How one team stands, and nothing of the others but the mean of the company. */
export function teamPage({ attention, now }: PackData, team: string): PackPage {
  const own = attentionOf(attention, [team]);
  const [signal] = own.teams;
  const [state] = own.states;
  const figures: PackFigure[] = [];
  if (state?.mood) {
    const { value, low, high } = state.mood;
    figures.push({
      value: tenth(value),
      name: text.mood,
      note: low === null || high === null ? '' : rangeOf(state),
      marked: signal !== undefined && own.mood_of !== null && stands(signal, own.mood_of),
    });
  }
  if (state?.turnout) {
    figures.push({ value: packText.of(state.turnout.count, state.turnout.of), name: text.turnout, note: '' });
  }
  if (state?.load) {
    const reason = own.load?.teams[0]?.reason ?? '';
    figures.push({
      value: formatNumber(Math.round(state.load.index)),
      name: text.load,
      note: reason,
      marked: signal?.source === 'load',
    });
  }
  const blocks: PackBlock[] = figures.length > 0 ? [{ kind: 'figures', figures }] : [];
  for (const block of [moodBlock(own), loadBlock(own)]) {
    // What teams come to together is not this team's.
    if (block) blocks.push(block.kind === 'table' ? { ...block, title: '' } : block);
  }
  const trust = whereTrust(withoutSmall(attention), now);
  const label = packText.where.label;
  if (signal) {
    const sure = overviewText.decisions.sure[signal.sure];
    return { label, headline: packText.where.headline(sure, team, signal.claim), lead: signal.why, blocks, trust };
  }
  return { label, headline: state ? text.quiet(team) : text.unjudged(team), lead: null, blocks, trust };
}

/** What one team answered, as far as its results tell it. */
export function teamAnswersPage({ teams }: PackData, team: string): PackPage {
  const own = teams?.state === 'ready' ? teams.teams.find((one) => one.team === team) : undefined;
  const label = text.answersLabel;
  if (!teams || !own || own.questions.length === 0) {
    return { label, headline: text.noAnswers, lead: text.noAnswersLead, blocks: [], trust: packText.where.noTrust };
  }
  const rows = own.questions.map(({ question, value, low, high, others, answered }) => [
    question,
    tenth(value),
    low === null || high === null ? packText.none : packText.range(tenth(low), tenth(high)),
    others === null ? packText.none : tenth(others),
    formatNumber(answered),
  ]);
  return {
    label,
    headline: text.answers(rows.length),
    lead: `${packText.where.answered} ${own.asked === null ? formatNumber(own.answered) : packText.of(own.answered, own.asked)}`,
    blocks: [
      {
        kind: 'table',
        title: '',
        head: text.columns,
        rows,
        widths: [0.44, 0.12, 0.2, 0.12, 0.12],
        right: [1, 2, 3, 4],
      },
    ],
    trust: text.trust(teams.title),
  };
}
