import type { automationsSaid as Russian } from '../../ru/automations/said.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { OfferCategory } from '../../../rules/offers.ts';
import type { RunKind } from '../../../rules/run-kinds.ts';
import { dayOfYear } from '../dates.ts';
import { signed } from '../../../rules/signed.ts';
import { percent, share } from '../figures.ts';
import { formatNumber, plural, quoted } from '../format.ts';

const OFFERS: Readonly<Record<OfferCategory, string>> = {
  course: 'courses',
  conference: 'conferences',
  gym: 'sport',
  psychologist: 'psychologist',
};

const OUTDATED = {
  tasks: 'tasks that are done',
  pay: 'pay by month',
  logs: 'entries of the access log',
} as const;

const NOBODY = {
  full: 'the recipients have had enough emails from rules today',
  unproved: 'the recipients’ addresses are not confirmed',
  ofOthers: 'managers see only their own teams, and this is not about them',
  unwanted: 'none of the recipients gets emails from the workspace',
} as const;

const ENDED: Readonly<Record<RunKind, string>> = { poll: 'Closed the poll run', survey: 'Closed the survey' };

interface Between {
  readonly low: number;
  readonly high: number;
}

const people = (count: number) => plural(count, 'person', 'people');
const times = (count: number) => (count === 1 ? 'once' : plural(count, 'time', 'times'));
const from = ({ low, high }: Between) => `from ${signed(low)} to ${signed(high)}`;
const corrected = (silent: Between | null) => (silent ? `; allowing for non-respondents, ${from(silent)}` : '');
const whose = (team: string | null) => (team === null ? 'The company' : `The ${quoted(team)} team`);

/** The logs of automations and of rules, and why a rule acts; kept as data. */
export const automationsSaid: Catalogue<typeof Russian> = {
  teamLate: ({ team, late, of, limit }) =>
    `${whose(team)}: ${late} of ${plural(of, 'task', 'tasks')} overdue (${share(late, of)}), threshold ${percent(limit)}`,
  teamIndex: ({ team, index, limit }) => `${whose(team)}: workload index ${formatNumber(index)}, threshold ${limit}`,
  teamIndexWhy: ({ team, index, reason, limit }) =>
    `${whose(team)}: workload index ${formatNumber(index)} (${reason}), threshold ${limit}`,
  quietRun: ({ poll, answered, asked, atLeast, limit }) =>
    `Poll ${quoted(poll)}: ${atLeast ? 'at least ' : ''}${answered} of ${asked} answered (${share(answered, asked)}), threshold ${percent(limit)}`,
  lowEnps: ({ poll, score, scores, between, silent, limit }) =>
    `Poll ${quoted(poll)}: eNPS ${signed(score)} (${plural(scores, 'score', 'scores')}, probably ${from(between)}${corrected(silent)}), threshold ${signed(limit)}`,
  fallenEnps: ({ poll, score, was, between, silent }) =>
    `Poll ${quoted(poll)}: eNPS ${signed(score)}, it was ${signed(was)}: a change of ${signed(Math.round(score) - Math.round(was))} (${from(between)}${corrected(silent)}), which is more than chance`,
  theDay: ({ day }) => `Day: ${dayOfYear(day)}`,
  monthStart: ({ day }) => `First working day of the month, ${dayOfYear(day)}`,
  anniversary: ({ day }) => `Work anniversary on ${dayOfYear(day)}`,
  probationEnd: ({ day }) => `End of probation on ${dayOfYear(day)}`,
  causesOfNight: ({ count }) => `Reasons to act that night: ${count}`,

  taskSet: ({ title, toOwner }) =>
    `Set the task ${quoted(title)}${toOwner ? ' for the owner: the assignee has left' : ''}`,
  willRemind: ({ poll, day }) =>
    `Will remind those who have not answered the poll ${quoted(poll)} by 11:00 on ${dayOfYear(day)}`,
  wroteTo: ({ reached, unproved, full }) => {
    const missed = [
      ...(unproved > 0 ? [`${people(unproved)} whose address is not confirmed`] : []),
      ...(full > 0 ? [`${people(full)} to whom rules have written enough today`] : []),
    ];
    return `Wrote to ${people(reached)}${missed.length > 0 ? `. Did not write to: ${missed.join('; ')}` : ''}`;
  },
  proposed: ({ offers }) => `Proposed by email: ${offers.map((offer) => quoted(offer)).join(', ')}`,
  ordered: ({ offer, people: count }) => `Ordered ${quoted(offer)} for ${people(count)}`,

  notWritten: ({ why }) => `No one was written to: ${NOBODY[why]}`,
  notProposed: ({ why }) => `Nothing was proposed: ${NOBODY[why]}`,
  noOffers: ({ category }) =>
    `Nothing was proposed: partners have nothing suitable (${OFFERS[category]}) at the moment`,
  notRemindedClosed: 'No one was reminded: the poll is already closed',
  notRemindedUnknown:
    'No one was reminded: the anonymous poll had been closed, and it is no longer known who has answered',
  notRemindedLate: 'No one was reminded: no working time is left before the deadline of the poll',
  notRemindedAnyway: 'No one was reminded: there is another reminder of this poll within the same day',
  notOrderedCap: 'Not ordered: the cost does not fit within the limit of the rule for this month',
  notOrderedBudget: 'Not ordered: the HR budget has no room left for this',
  notOrderedNoPlan: 'Not ordered: the HR budget is not set, and no one has said how much may be spent',
  notOrderedDuplicate: 'Not ordered: the offer has already been requested for this day',
  notOrderedNoRight:
    'Not ordered, and the rule was turned off: whoever turned it on has left or no longer manages the money of the workspace. Those with access to finance can turn it on again',
  notOrderedUnproved:
    'Not ordered: the address of the person in whose name the request would go is not confirmed, and the partner replies to it. The address can be confirmed in the profile',
  notOrderedGone: 'Not ordered: the partner no longer has this offer',
  notOrdered: 'Not ordered. Those with access to finance see why',
  notDoneRest: ({ rest, most }) =>
    `${plural(rest, 'more action was', 'more actions were')} not taken: a rule acts at most ${times(most)} a night`,

  rulesChecked: ({ rules, acted }) =>
    `Checked ${plural(rules, 'rule', 'rules')}, ${acted === 0 ? 'there was nothing to do' : `acted: ${acted}`}`,
  namesTakenOff: ({ months }) =>
    `Removed the names from answers older than ${months} months in closed runs and surveys`,
  noNames: ({ months }) => `There are no answers with names older than ${months} months in closed runs and surveys`,
  newcomersAsked: ({ stages }) =>
    `Asked newcomers. ${stages.map(({ days, people: count }) => `${plural(days, 'day', 'days')}: ${people(count)}`).join(', ')}`,
  leaverWritten: 'Sent the email with questions to someone who has left',
  digestSent: 'Sent out the weekly digest',
  digestQuiet: 'The week was quiet, there was nothing to write about',
  digestLate: 'Monday has passed: the digest is no longer needed',
  reminded: ({ poll }) => `Reminded those who have not answered the poll ${quoted(poll)} yet`,
  budgetFine: 'Compared expenses with the plan: nothing to write about',
  budgetWarned: 'Warned the owner and those with access to finance',
  runEnded: ({ kind, title }) => `${ENDED[kind]} ${quoted(title)}: its deadline has passed`,
  planEnded: 'The paid period has ended, the plan is now Startup',
  workloadAnalysed: 'Refreshed the workload analysis',
  workloadChanging: 'The analysis cannot begin now: what is analysed has just changed. Try again',
  outdatedRemoved: ({ kinds }) =>
    `Removed what was kept for long enough: ${kinds.map((kind) => OUTDATED[kind]).join(', ')}`,
  failed: 'That did not work. We will try again',
};
