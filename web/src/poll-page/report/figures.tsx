import { signed } from '#shared/rules/signed.ts';
import styles from './figures.module.css';
import { LOCALE } from '#text/format.ts';
import { reportText as text } from '#text/poll-page/report.ts';
import type { PublicReport } from '#shared/models/run-report.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';

type Question = PublicReport['questions'][number];

const inFigures = (value: number) => value.toLocaleString(LOCALE, { maximumFractionDigits: 1 });

/** What was answered to the questions that were chosen to be shown. */
export function Figures({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <Stack as="section" gap="14" above="14" className={styles.figures}>
      <h2>{text.figures}</h2>
      {questions.map((question, index) => (
        <Stack as="article" key={index} gap="10" className={styles.question}>
          <h3>{question.text}</h3>
          {question.enps ? (
            <Enps {...question.enps} />
          ) : (
            question.mean && <Mean {...question.mean} direction={question.direction} />
          )}
          {question.options.length > 0 && <Options {...question} />}
          <Text size="note" tone="ink-2">
            {text.answered(question.answered)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

interface EstimateProps {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The ends of its scale. */
  readonly ends: readonly [number, number];
  readonly words: string;
  readonly note?: string;
  readonly format?: (value: number) => string;
}

/** A figure with the interval it is known to, on its scale. */
function Estimate({ value, low, high, ends: [least, most], words, note = '', format = inFigures }: EstimateProps) {
  const place = (of: number) => `${(100 * (Math.min(Math.max(of, least), most) - least)) / (most - least)}%`;
  return (
    <>
      <p className={styles.mean}>
        <strong>{words}</strong>{' '}
        <span>
          {text.interval(format(low), format(high))}
          {note}
        </span>
      </p>
      <div className={styles.scale} aria-hidden="true">
        <div className={styles.interval} style={{ left: place(low), right: `calc(100% - ${place(high)})` }} />
        <div className={styles.point} style={{ left: place(value) }} />
      </div>
      <Inline
        as="p"
        align="stretch"
        justify="between"
        nowrap
        size="small"
        tone="ink-2"
        className={styles.ends}
        aria-hidden="true"
      >
        <span>{format(least)}</span>
        <span>{format(most)}</span>
      </Inline>
    </>
  );
}

/** eNPS, in whole points with their sign. */
function Enps({ score, low, high }: NonNullable<Question['enps']>) {
  return (
    <Estimate {...{ value: score, low, high }} ends={[-100, 100]} words={text.enps(signed(score))} format={signed} />
  );
}

/** A mean, on its scale from 0 to 10 or from 1 to 5. */
function Mean({ value, low, high, max, direction }: NonNullable<Question['mean']> & Pick<Question, 'direction'>) {
  return (
    <Estimate
      {...{ value, low, high }}
      ends={[max === 5 ? 1 : 0, max]}
      words={text.mean(inFigures(value), max)}
      note={direction === 'lower_is_better' ? text.lowerIsBetter : ''}
    />
  );
}

function Options({ options, answered }: Pick<Question, 'options' | 'answered'>) {
  return (
    <Stack as="ul" gap="10" className={styles.options}>
      {options.map((option) => (
        <li key={option.text}>
          <span>{option.text}</span>
          <span className={styles.of}>{option.count}</span>
          <div className={styles.bar} aria-hidden="true">
            <div style={{ width: `${answered === 0 ? 0 : (100 * option.count) / answered}%` }} />
          </div>
        </li>
      ))}
    </Stack>
  );
}
