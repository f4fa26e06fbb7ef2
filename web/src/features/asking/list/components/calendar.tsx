import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { moscowDate, moscowDayAndTime, moscowMomentInWords } from '#web/features/asking/runs/lib/moscow-moment.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { adviceOf, type AskedInWeek, type CalendarWeek } from '../lib/calendar.ts';
import type { ListEntry } from '../lib/list-entry.ts';
import { placeOf } from '../lib/place.ts';
import { dayWords, shortDayWords, shortWeekday, weekWords } from '../lib/week-words.ts';
import { listText } from '#text/asking/list.ts';
import styles from './calendar.module.css';

const text = listText.calendar;
/** A table of eight weeks is wider than a phone. */
const PHONE = '(max-width: 640px)';
const ADVICE = ['move', 'shorten', 'full'] as const;
/** The height of a minute's column, and the highest one, in pixels. */
const MINUTE = 5;
const HIGHEST = 40;

interface CalendarProps {
  readonly weeks: readonly CalendarWeek[];
}

/** What is asked in the weeks to come, and how many minutes of a person: a table, a list on a phone. */
export function Calendar({ weeks }: CalendarProps) {
  const narrow = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const skips = weeks.some(({ runs }) => runs.some(({ minutes }) => minutes === 0));
  return (
    <Stack gap="12" className={styles.calendar}>
      {narrow ? <Weeks weeks={weeks} /> : <Table weeks={weeks} />}
      <Stack as="ul" gap="4" tone="ink-2" className={styles.notes}>
        {ADVICE.map((advice) => {
          const advised = weeks.filter((week) => adviceOf(week) === advice);
          if (advised.length === 0) return null;
          const later = advised.filter((week) => week !== weeks[0]).map(({ monday }) => dayWords(monday));
          return (
            <Text as="li" key={advice} tone="honey" weight="560">
              {text.advice[advice](text.weeks(advised.includes(weeks[0]!), later))}
            </Text>
          );
        })}
        {skips && <li>{text.limitNote}</li>}
      </Stack>
    </Stack>
  );
}

/** A row for each of what is asked, a column for each week. */
function Table({ weeks }: CalendarProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{text.what}</span>
          </th>
          {weeks.map(({ monday }, index) => (
            <th key={monday} scope="col" className={index === 0 ? styles.now : undefined}>
              <span aria-hidden="true">{index === 0 ? text.thisWeek : shortDayWords(monday)}</span>
              <span className="visually-hidden">{weekWords(monday)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {askedIn(weeks).map((asked) => (
          <tr key={asked.id}>
            <th scope="row">
              <TitleLink asked={asked} />
            </th>
            {weeks.map(({ monday, runs }) => {
              const own = runs.filter((run) => run.asked.id === asked.id);
              return (
                <td key={monday}>
                  {own.map((run) => (
                    <Pill key={run.at} run={run} />
                  ))}
                  {own.length === 0 && <span className="visually-hidden">{text.nothing}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.perPerson}</th>
          {weeks.map((week) => (
            <td key={week.monday}>
              <Minutes week={week} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** What a week comes to, as a column and in figures. */
function Minutes({ week }: { readonly week: CalendarWeek }) {
  const { minutes } = week;
  if (minutes === 0)
    return (
      <Text as="span" tone="ink-3">
        {text.nothing}
      </Text>
    );
  const many = adviceOf(week) !== null;
  return (
    <div className={many ? styles.many : styles.minutes}>
      <span className={styles.column} style={{ height: Math.min(HIGHEST, minutes * MINUTE) }} aria-hidden="true" />
      <span>
        <b aria-hidden="true">{minutes}</b>
        <span className="visually-hidden">{text.minutes(minutes)}</span>
        {many && <> {text.many}</>}
      </span>
    </div>
  );
}

/** A run in its week: when, and how long it takes. */
function Pill({ run }: { readonly run: AskedInWeek }) {
  const { at, isOpen, minutes } = run;
  const tone = minutes === 0 ? styles.skipped : isOpen ? styles.open : styles.planned;
  return (
    <div className={`${styles.pill} ${tone}`}>
      <span aria-hidden="true">
        {isOpen || at === null ? text.open : shortWeekday(at)}{' '}
        <Text as="span" oneLine>
          {minutes === 0 ? text.limit : text.minutesBriefly(minutes)}
        </Text>
      </span>
      <span className="visually-hidden">{runWords(run)}</span>
    </div>
  );
}

/** The weeks one below the other, each with what is asked in it. */
function Weeks({ weeks }: CalendarProps) {
  return (
    <ol className={styles.weeks}>
      {weeks.map((week, index) => {
        const { monday, minutes, runs } = week;
        const many = adviceOf(week) !== null;
        return (
          <li key={monday}>
            <Inline align="baseline" justify="between" gap="12" rowGap="2" className={styles.weekHead}>
              <h3 className={index === 0 ? styles.now : undefined}>
                {index === 0 ? text.thisWeek : weekWords(monday)}
              </h3>
              {minutes > 0 && (
                <p className={many ? styles.manyTag : styles.weekMinutes}>
                  {many ? text.manyMinutes(minutes) : text.minutes(minutes)}
                </p>
              )}
            </Inline>
            {runs.length === 0 && <Text tone="ink-3">{text.nothing}</Text>}
            {runs.map((run) => (
              <p key={`${run.asked.id} ${run.at}`} className={styles.weekRun}>
                <TitleLink asked={run.asked} />
                <span>{runLine(run)}</span>
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

function TitleLink({ asked }: { readonly asked: ListEntry }) {
  return (
    <Link to={placeOf(asked)} className={styles.link} title={asked.title} data-row>
      <span className={styles.title}>{asked.title}</span>
    </Link>
  );
}

/** When something opens, or until when it is open, and how long it takes. */
function runWords({ at, isOpen, minutes }: AskedInWeek): string {
  if (minutes === 0) return text.skipped(moscowMomentInWords(at!));
  const when = isOpen ? text.openUntil(at === null ? null : moscowDate(at)) : text.opens(moscowMomentInWords(at!));
  return `${when}, ${text.minutes(minutes)}`;
}

/** The same in short, below its title. */
function runLine({ at, isOpen, minutes }: AskedInWeek): string {
  const when = isOpen ? text.openUntil(at === null ? null : moscowDate(at)) : moscowDayAndTime(at!);
  return `${when} · ${minutes === 0 ? text.limitOfQuestions : text.minutes(minutes)}`;
}

/** Everything that is asked, what comes first on top. */
function askedIn(weeks: readonly CalendarWeek[]): readonly ListEntry[] {
  return [...new Set(weeks.flatMap(({ runs }) => runs.map(({ asked }) => asked)))];
}
