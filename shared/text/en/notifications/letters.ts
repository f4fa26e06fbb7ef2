import type { notificationsLetters as Russian } from '../../ru/notifications/letters.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Level } from '../../../rules/workload-level.ts';
import { dayText, moscowTime } from '../dates.ts';
import { signed } from '../../../rules/signed.ts';
import { formatNumber, plural, quoted } from '../format.ts';

const LEVELS: Readonly<Record<Level, string>> = { high: 'high', medium: 'noticeable', low: 'not high' };

interface Answered {
  readonly total: number;
  readonly atLeast: boolean;
  readonly asked: number | null;
}

function turnout({ total, atLeast, asked }: Answered): string {
  const of = asked === null ? '' : ` of ${asked}`;
  if (atLeast && total === 0) return `fewer than five${of} answered`;
  return `${atLeast ? 'at least ' : ''}${total}${of} answered`;
}

export const notificationsLetters: Catalogue<typeof Russian> = {
  moscowTime,
  dayText,
  digest: {
    subject: 'Your week in Tonus',
    happened: 'What happened this week in the workspace:',
    openLoad: 'See the workload',
    open: 'Open Tonus',
    footnote:
      'The digest comes on Mondays to the owner, HR and managers. The poll results in it are the same as on the screen.',
    runs: 'Polls:',
    tasks: 'Tasks:',
    load: 'Workload:',
    attention: 'Worth your attention:',
    accessLog: 'Access log:',
    accessLogHead: (entries) =>
      `Entries: ${entries}. The line below lets you check that the log was not changed; keep this email`,
    run: (title, open, answered) => `${quoted(title)}: ${open ? 'open' : 'closed'}, ${turnout(answered)}`,
    enps: (score, { low, high }, silent) =>
      `, eNPS ${signed(score)}, probably from ${signed(low)} to ${signed(high)}${
        silent ? `; allowing for non-respondents, from ${signed(silent.low)} to ${signed(silent.high)}` : ''
      }`,
    fewAnswers: (title) => `Few answers to the poll ${quoted(title)}`,
    ownTasks: (created, closed) => `Created in Tonus: ${created}, completed: ${closed}`,
    ownOverdue: (overdue) => `Overdue tasks in Tonus at the moment: ${overdue}`,
    companyLoad: (level, index) => `The workload is ${LEVELS[level]}: index ${formatNumber(index)} out of 100`,
    teamLoad: (team, index, reason) =>
      `${quoted(team)}: index ${formatNumber(index)} out of 100${reason ? `, ${reason}` : ''}`,
    overdue: (overdue, open) =>
      `${formatNumber(overdue)} of ${plural(open, 'open task', 'open tasks')} overdue in Tonus and the source of tasks together`,
    countedOn: (day) => `Counted on ${dayText(day)}`,
  },
  trials: {
    chat: 'This is a test: the bot of Tonus works.',
    push: { title: 'Notifications are on', body: 'A notification will come here when a poll is waiting for you.' },
  },
};
