import { Button } from '@mantine/core';
import { Caption } from '#web/ui/layout/layout.tsx';
import { type Group, GROUPS } from '../lib/arrange.ts';
import type { ListEntry } from '../lib/list-entry.ts';
import type { CalendarWeek } from '../lib/calendar.ts';
import { listText } from '#text/asking/list.ts';
import { Calendar } from './calendar.tsx';
import { PlannedLine } from './planned-line.tsx';
import { type RowProps, Rows } from './rows.tsx';
import { Section } from './section.tsx';

const text = listText.list;
/** Why something stands in a group, where that is said. */
const NOTES: Readonly<Partial<Record<Group, string>>> = text.notes;

interface GroupsProps {
  /** The rows of each group that stand in sight. */
  readonly shown: Readonly<Record<Group, readonly ListEntry[]>>;
  /** The weeks to come; null where the list is narrowed, nothing is planned, or the reader runs nothing. */
  readonly weeks: readonly CalendarWeek[] | null;
  /** What is over and opens again by itself. */
  readonly again: readonly ListEntry[];
  /** How many are over, in sight or not. */
  readonly finished: number;
  /** Whether the reader runs polls. */
  readonly runs: boolean;
  readonly rows: RowProps;
  readonly onFinished: () => void;
}

/** The list by groups: what needs somebody first, what runs, what comes, what is over. */
export function Groups({ shown, weeks, again, finished, runs, rows, onFinished }: GroupsProps) {
  const runsAbove = shown.first.some(({ state }) => state === 'running');
  return GROUPS.map((group) => {
    const calendar = group === 'ahead' ? weeks : null;
    // What asks newcomers has no week.
    const lines = group === 'ahead' ? again.filter((asked) => calendar === null || asksNewcomers(asked)) : [];
    if (shown[group].length + lines.length === 0 && calendar === null) return null;
    const note = calendar ? listText.calendar.note : runs && (NOTES[group] ?? null);
    return (
      <Section
        key={group}
        id={group}
        title={titleOf(group, runs, runsAbove)}
        aside={
          group === 'finished' && finished > shown.finished.length ? (
            <Button variant="subtle" onClick={onFinished}>
              {text.allOf(finished)}
            </Button>
          ) : (
            note && <Caption tone="ink-3">{note}</Caption>
          )
        }
      >
        {calendar && <Calendar weeks={calendar} />}
        {shown[group].length > 0 && <Rows list={shown[group]} {...rows} />}
        {lines.map(
          (asked) =>
            asked.kind !== 'survey' && (
              <PlannedLine
                key={asked.id}
                asked={asked}
                onChange={() => rows.onAsk({ about: 'poll', dialog: 'repeat', asked })}
              />
            ),
        )}
      </Section>
    );
  });
}

function asksNewcomers(asked: ListEntry): boolean {
  return asked.kind !== 'survey' && asked.poll.recurrence?.cadence === 'member_joined';
}

function titleOf(group: Group, runs: boolean, runsAbove: boolean): string {
  if (!runs && (group === 'first' || group === 'finished')) return text.groupsOfMember[group];
  return group === 'running' && runs && runsAbove ? text.runningToo : text.groups[group];
}
