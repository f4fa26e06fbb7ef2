import type { ReactNode } from 'react';
import { formatNumber } from '#text/format.ts';
import { turnoutText as text } from '#text/common/turnout.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import styles from './turnout-bar.module.css';

interface TurnoutBarProps {
  /** What has been answered, for whoever hears the bar: “Answered: Weekly pulse”. */
  readonly label: string;
  readonly answered: number;
  /** Null where nobody knows of how many: then there is no bar. */
  readonly asked: number | null;
  /** Told in steps, rounded down. */
  readonly rounded?: boolean;
  /** How many had answered by this day in earlier runs: people, as `answered`. */
  readonly usual?: { readonly low: number; readonly high: number } | null;
  /** Beside the figure: “as usual by this day”. */
  readonly note?: ReactNode;
}

/** How many have answered, of how many, and whether that is usual for the day. */
export function TurnoutBar({ label, answered, asked, rounded = false, usual = null, note }: TurnoutBarProps) {
  const share = (people: number): string => `${asked ? Math.min(100, (100 * people) / asked) : 0}%`;
  return (
    <Stack gap="8" shrink>
      <Inline as="p" align="baseline" justify="between" gap="12" rowGap="2" tone="ink-2" className={styles.words}>
        <Figure answered={answered} asked={asked} rounded={rounded} />
        {note !== undefined && (
          <Text as="span" shrink>
            {note}
          </Text>
        )}
      </Inline>
      {asked !== null && asked > 0 && (
        <div
          className={styles.track}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={asked}
          aria-valuenow={answered}
          aria-valuetext={[inWords(answered, asked, rounded), usual && text.usual(usual.low, usual.high)]
            .filter(Boolean)
            .join(', ')}
        >
          <div className={styles.done} style={{ width: share(answered) }} />
          {usual && (
            <div
              className={styles.usual}
              style={{ left: share(usual.low), right: `calc(100% - ${share(usual.high)})` }}
            />
          )}
        </div>
      )}
    </Stack>
  );
}

type FigureProps = Required<Pick<TurnoutBarProps, 'answered' | 'asked' | 'rounded'>>;

/** “34 of 40”, which never breaks. */
function Figure({ answered, asked, rounded }: FigureProps) {
  if (answered === 0)
    return (
      <Text as="span" size="note" tone="ink" oneLine className={styles.figure}>
        {rounded ? text.fewerThanFive : text.nobody}
      </Text>
    );
  if (asked === null)
    return (
      <Text as="span" size="note" tone="ink" oneLine className={styles.figure}>
        {rounded && `${text.atLeast} `}
        {text.answers(answered)}
      </Text>
    );
  return (
    <Text as="span" size="note" tone="ink" oneLine className={styles.figure}>
      {rounded && `${text.atLeast} `}
      <b>{formatNumber(answered)}</b> {text.of(asked)}
    </Text>
  );
}

function inWords(answered: number, asked: number, rounded: boolean): string {
  if (answered === 0) return rounded ? text.fewerThanFive : text.nobody;
  return `${rounded ? `${text.atLeast} ` : ''}${formatNumber(answered)} ${text.of(asked)}`;
}
