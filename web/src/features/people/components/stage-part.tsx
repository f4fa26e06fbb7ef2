import { stageOf, TALK_DAYS, type Stage } from '#shared/rules/people/stages.ts';
import { addMonths, addDays, daysBetween, moscowDay, type Day } from '#shared/rules/working-days.ts';
import type { ListedPerson } from '../api.ts';
import { dayWords, soonWords, tenureWords } from '../lib/day-words.ts';
import { peopleText } from '#text/people.ts';
import styles from './stage-part.module.css';

const text = peopleText.person.stage;
const YEAR_MONTHS = 12;

interface StagePartProps {
  readonly hiredOn: NonNullable<ListedPerson['hired_on']> | null;
  readonly leave: NonNullable<ListedPerson['leave']> | null;
  readonly now: Date;
}

/** How long somebody has been here and what comes next; in the first year along a track of its days. */
export function StagePart({ hiredOn, leave, now }: StagePartProps) {
  const today = moscowDay(now);
  const away = leave && leave.to >= today && (
    <p className={styles.text}>{text.leave(dayWords(leave.from, today), dayWords(leave.to, today))}</p>
  );
  if (hiredOn === null) {
    return (
      <section className={styles.part} aria-label={text.title}>
        <h2 className={styles.claim}>{text.unknown}</h2>
        <p className={styles.text}>{text.unknownText}</p>
        {away}
      </section>
    );
  }
  const { day, from } = hiredOn;
  const stage = stageOf(day, today);
  const source = peopleText.person.from[from];
  return (
    <section className={styles.part} aria-label={text.title}>
      <p className={styles.over}>{text.title}</p>
      <h2 className={styles.claim}>
        <span className={stage?.near ? styles.mark : ''}>{claimOf(stage, day, today)}</span>
      </h2>
      <p className={styles.text}>{text.hired(dayWords(day, today), source)}</p>
      {away}
      {stage?.kind === 'probation' && <p className={styles.text}>{text.probationNote}</p>}
      {day <= today && today < addMonths(day, YEAR_MONTHS) && <Track hiredOn={day} today={today} />}
    </section>
  );
}

function claimOf(stage: Stage | null, hiredOn: Day, today: Day): string {
  if (hiredOn > today) return text.ahead(dayWords(hiredOn, today));
  switch (stage?.kind) {
    case 'probation':
      return text.probation(dayWords(stage.on, today));
    case 'day':
      return text.day(stage.count, soonWords(stage.on, today));
    case 'anniversary':
      return text.anniversary(stage.count, soonWords(stage.on, today));
    default:
      return text.worked(tenureWords(hiredOn, today));
  }
}

function Track({ hiredOn, today }: { readonly hiredOn: Day; readonly today: Day }) {
  const worked = daysBetween(hiredOn, today);
  const stops = [
    { name: text.start, on: hiredOn },
    ...TALK_DAYS.map((days) => ({ name: text.days(days), on: addDays(hiredOn, days) })),
    { name: text.year, on: addMonths(hiredOn, YEAR_MONTHS) },
  ];
  const next = stops.find(({ on }) => on >= today);
  return (
    <ol className={styles.track} aria-label={text.track}>
      {stops.map((stop) => (
        <li key={stop.name} data-past={stop.on < today || undefined} data-next={stop === next || undefined}>
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.name}>{stop.name}</span>
          <span className={styles.when}>
            {dayWords(stop.on, today)}
            {stop === next && <b> {text.today(worked)}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}
