import { Link } from 'react-router-dom';
import type { RunningRun } from '#shared/models/overview.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { DEADLINE_TICK, useNow } from '#web/lib/use-now.ts';
import { turnoutWords } from '#web/lib/turnout-words.ts';
import { Card } from '#web/ui/card.tsx';
import { TurnoutBar } from '#web/ui/turnout-bar.tsx';
import { hasAnswers } from '../lib/next-step.ts';
import { placeOf, resultsOf } from '../lib/places.ts';
import { quoted } from '#text/format.ts';
import { overviewText } from '#text/overview.ts';
import { RunAction } from './run-action.tsx';
import styles from './running-card.module.css';

const text = overviewText.running;
/** Of the runs beside the first, the ones named. */
const OTHERS_SHOWN = 3;

interface RunningCardProps {
  /** The one that ends first leads. */
  readonly runs: readonly RunningRun[];
  readonly onReminded: () => void;
}

/** What runs: how many have answered, whether that is usual, and the one thing to do about it. */
export function RunningCard({ runs, onReminded }: RunningCardProps) {
  const now = useNow(DEADLINE_TICK);
  const [run, ...others] = runs;
  if (!run) return null;
  return (
    <Card title={text.title}>
      <Running run={run} now={now} />
      {others.length > 0 && <Others runs={others} />}
      <RunAction run={run} now={now} onReminded={onReminded} />
    </Card>
  );
}

/** The run that ends first: its name, how many have answered, and whether that is usual. */
function Running({ run, now }: { readonly run: RunningRun; readonly now: Date }) {
  const { title, answered, answered_at_least: rounded, asked, usual, deadline } = run;
  return (
    <div className={styles.running}>
      <p className={styles.run}>
        <span className={styles.dot} aria-hidden="true" />
        <span>
          <Link to={placeOf(run)} className={styles.name} dir="auto">
            {text.running(title)}
          </Link>
          {' · '}
          {deadline === null ? text.noDeadline : text.until(formatDay(deadline, now))}
        </span>
      </p>
      <TurnoutBar label={text.turnout(title)} answered={answered} asked={asked} rounded={rounded} usual={usual} />
      {usual && <p className={styles.usual}>{usualWords(answered, usual)}</p>}
    </div>
  );
}

function usualWords(answered: number, { low, high }: NonNullable<RunningRun['usual']>): string {
  const { less, same, more } = text.compared;
  const word = answered < low ? less : answered > high ? more : same;
  return `${text.usual(low, high)} ${word(answered)}`;
}

function Others({ runs }: { readonly runs: readonly RunningRun[] }) {
  const shown = runs.slice(0, OTHERS_SHOWN);
  const rest = runs.length - shown.length;
  return (
    <p className={styles.others}>
      {text.alsoRunning}{' '}
      {shown.map((run, index) => (
        <span key={run.frame_id}>
          {index > 0 && ', '}
          <Link to={hasAnswers(run) ? resultsOf(run) : placeOf(run)}>{quoted(run.title)}</Link> (
          {turnoutWords(run.answered, run.asked, run.answered_at_least)})
        </span>
      ))}
      {rest > 0 && (
        <>
          {' '}
          <Link to={paths.polls}>{text.andMore(rest)}</Link>
        </>
      )}
    </p>
  );
}
