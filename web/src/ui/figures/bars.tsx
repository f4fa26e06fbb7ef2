import { share } from '#shared/rules/figures.ts';
import { DETRACTOR_MAX, PROMOTER_MIN } from '#shared/rules/enps.ts';
import { formatNumber } from '#text/format.ts';
import { figuresText } from '#text/common/figures.ts';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import styles from './bars.module.css';

/** Above this, counts are too wide for a column of a phone; shares stand there instead. */
const WIDE_COUNT = 1000;

interface ScoreBarsProps {
  /** What could be given: 0–10, or the numbers of the question's own scale. */
  readonly numbers: readonly number[];
  /** How many gave each. */
  readonly counts: readonly number[];
  readonly n: number;
  /** Coloured as critics, neutral and supporters. */
  readonly groups: boolean;
}

/** How numbers are spread, each bar with its figure. */
export function ScoreBars({ numbers, counts, n, groups }: ScoreBarsProps) {
  const most = Math.max(...counts, 1);
  const figureOf = (count: number) => (most < WIDE_COUNT ? formatNumber(count) : share(count, n).replace(/\s/g, ''));
  return (
    <ul className={styles.columns}>
      {numbers.map((score, index) => {
        const count = counts[index] ?? 0;
        return (
          <Stack as="li" key={score} align="center" gap="4" className={styles.column}>
            <span className="visually-hidden">
              {score}: {figuresText.answers(count)}, {share(count, n)}
            </span>
            <span className={styles.well} aria-hidden="true">
              {count > 0 && <span className={styles.figure}>{figureOf(count)}</span>}
              <span
                className={`${styles.fill} ${groups ? styles[groupOf(score)] : ''}`}
                style={{ height: `calc((100% - 22px) * ${count / most})` }}
              />
            </span>
            <span className={styles.score} aria-hidden="true">
              {score}
            </span>
          </Stack>
        );
      })}
    </ul>
  );
}

interface ValueBarsProps {
  readonly values: readonly { readonly text: string; readonly count: number }[];
  readonly n: number;
}

/** Answers that repeat, by how often they do. */
export function ValueBars({ values, n }: ValueBarsProps) {
  return (
    <Stack as="ul" gap="12" className={styles.rows}>
      {values.map(({ text, count }) => (
        <li key={text} className={styles.row}>
          <Text as="span" breaks dir="auto">
            {text}
          </Text>
          <Caption as="span" oneLine>
            {formatNumber(count)} · {share(count, n)}
          </Caption>
          <span className={styles.track} aria-hidden="true">
            {count > 0 && <span className={styles.length} style={{ width: `${(100 * count) / n}%` }} />}
          </span>
        </li>
      ))}
    </Stack>
  );
}

function groupOf(score: number): 'promoter' | 'passive' | 'detractor' {
  if (score >= PROMOTER_MIN) return 'promoter';
  return score <= DETRACTOR_MAX ? 'detractor' : 'passive';
}
