import type { Attention, MoodSource, TeamSignal, TeamState } from '#shared/models/overview.ts';
import { tenth } from '#shared/rules/figures.ts';
import { loadTitle } from '#shared/rules/load-title.ts';
import { formatNumber } from '#text/format.ts';
import { overviewText } from '#text/overview.ts';
import { packText } from '#text/overview/pack.ts';
import { formatDay } from '#web/lib/dates.ts';
import { attentionWords } from '../../lib/attention-words.ts';
import { teamName } from '../../lib/team-name.ts';
import type { PackData } from './pack-data.ts';
import type { PackBlock, PackPage, PackPoint } from './pack.ts';

const text = packText.where;

/** Which teams need attention, and how all that may be shown stand. */
export function wherePage({ attention, now }: PackData, teams: readonly string[]): PackPage {
  const chosen = attentionOf(attention, teams);
  const { claim, lead } = claimOf(chosen);
  const blocks = [moodBlock(chosen), loadBlock(chosen)].flatMap((block) => block ?? []);
  // Who has chosen teams knows which are not there.
  const unseen = blocks.length > 0 && teams.length === 0 ? unseenBlock(attention) : null;
  const trust = unseen ? whereTrust(withoutSmall(attention), now) : whereTrust(attention, now);
  return { label: text.label, headline: claim, lead, blocks: unseen ? [...blocks, unseen] : blocks, trust };
}

/** Of so few teams a sheet has room for what is not seen of the others. */
const FEW_TEAMS = 5;

/** What is not seen of teams, why, and what to do to see it; null where there are many that are, or nothing is hidden. */
function unseenBlock({ states, mood_of: mood, load }: Attention): PackBlock | null {
  if (states.length > FEW_TEAMS) return null;
  const { unseen } = text;
  const few = mood?.in_small_teams ?? 0;
  const paragraphs = [
    ...(few > 0 ? [unseen.few(few), unseen.toSeeFew] : []),
    ...(mood ? [] : [unseen.noMood]),
    ...(load ? [] : [unseen.noLoad]),
    ...(load && load.small_teams > 0 ? [unseen.smallLoad(load.small_teams)] : []),
  ];
  return paragraphs.length === 0 ? null : { kind: 'text', title: unseen.title, paragraphs };
}

/** The same, where it is told elsewhere how much is of small teams. */
export function withoutSmall(attention: Attention): Attention {
  return { ...attention, mood_of: attention.mood_of && { ...attention.mood_of, in_small_teams: null } };
}

/** The same of the chosen teams alone: whatever is counted over the company is not told beside them. */
export function attentionOf(attention: Attention, teams: readonly string[]): Attention {
  if (teams.length === 0) return attention;
  const has = ({ team }: { readonly team: string }) => teams.includes(team);
  const { load } = attention;
  return {
    ...attention,
    teams: attention.teams.filter(has),
    others: 0,
    states: attention.states.filter(has),
    load: load && { ...load, teams: load.teams.filter(has), small_teams: 0, company: null },
  };
}

/** The first of what the first screen says of teams, and the rest of it. */
function claimOf(attention: Attention): { readonly claim: string; readonly lead: string | null } {
  const said = attentionWords(attention, []);
  const [first, ...others] = said.teams;
  if (first) {
    const sure = overviewText.decisions.sure[first.sure];
    const also = others.map(({ team, sure: other, claim }) => {
      const named = teamName(team);
      return `${other === first.sure ? text.also(named, claim) : text.headline(overviewText.decisions.sure[other], named, claim)}.`;
    });
    const more = attention.others > 0 ? [text.more(attention.others)] : [];
    return {
      claim: text.headline(sure, teamName(first.team), first.claim),
      lead: [first.why, ...also, ...more].join(' '),
    };
  }
  if (said.calm) return { claim: overviewText.attention.calm, lead: said.basis };
  if (attention.states.length === 0) return { claim: text.nothing, lead: text.nothingLead };
  return { claim: attention.load ? loadTitle(attention.load) : overviewText.decisions.allDecided, lead: null };
}

/** Means of teams with their intervals beside that of the company, the worst first. */
export function moodBlock({ states, mood_of: mood, teams }: Attention): PackBlock | null {
  if (!mood) return null;
  const signal = new Set(teams.filter((team) => stands(team, mood)).map(({ team }) => team));
  const sign = mood.lower_is_better ? -1 : 1;
  const rows = states
    .flatMap((state) => (state.mood ? [{ state, mood: state.mood }] : []))
    .toSorted((a, b) => sign * (a.mood.value - b.mood.value))
    .map(({ state, mood: own }) => pointOf(state, own, signal.has(state.team)));
  if (rows.length === 0) return null;
  return {
    kind: 'dots',
    title: text.mood(mood.question),
    from: mood.from,
    to: mood.to,
    reference: mood.company.value,
    answered: text.answered,
    rows,
    marked: text.marked,
    note: [text.moodNote(tenth(mood.company.value)), mood.lower_is_better ? text.lower : ''].filter(Boolean).join(' '),
  };
}

/** Whether a team differs by this question: by another one it may, which its claim says. */
export function stands({ comparisons }: TeamSignal, { question }: MoodSource): boolean {
  return comparisons.some((one) => one.kind === 'means' && one.question === question);
}

/** The interval of a team in words; it has none where everybody answered. */
export function rangeOf({ mood, turnout }: TeamState): string {
  if (mood === null || mood.low === null || mood.high === null) return packText.none;
  if (turnout && turnout.count === turnout.of) return text.everybody;
  return packText.range(tenth(mood.low), tenth(mood.high));
}

function pointOf(state: TeamState, mood: MoodSource['company'], marked: boolean): PackPoint {
  const { team, turnout } = state;
  const { value, low, high, answered } = mood;
  return {
    name: team,
    value,
    low,
    high,
    shown: tenth(value),
    range: rangeOf(state),
    answered: turnout ? packText.of(turnout.count, turnout.of) : formatNumber(answered),
    marked,
  };
}

/** How loaded teams are, as the first screen says it. */
export function loadBlock({ load }: Attention): PackBlock | null {
  if (!load || load.teams.length === 0) return null;
  return {
    kind: 'table',
    title: loadTitle(load),
    head: text.loadColumns,
    rows: load.teams.map(({ team, index, open, overdue }) => [
      team,
      formatNumber(Math.round(index)),
      formatNumber(open),
      formatNumber(overdue),
    ]),
    widths: [0.46, 0.18, 0.18, 0.18],
    right: [1, 2, 3],
  };
}

/** What teams were compared by, and who is not shown by themselves. */
export function whereTrust({ mood_of: mood, load }: Attention, now: Date): string {
  const parts = mood
    ? [
        text.trust(mood.title, formatDay(mood.opened_at, now), mood.company.answered),
        ...(mood.in_small_teams === null || mood.in_small_teams === 0 ? [] : [text.small(mood.in_small_teams)]),
      ]
    : [text.noTrust];
  return [...parts, ...(load ? [text.measured(formatDay(load.measured_at, now))] : [])].join(' ');
}
