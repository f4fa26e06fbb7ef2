import type { Comparison } from '#shared/models/overview.ts';
import { tenth } from '#shared/rules/figures.ts';
import { overviewText } from '#text/overview.ts';
import styles from './comparison-figure.module.css';

const text = overviewText.decisions;

type Means = Extract<Comparison, { kind: 'means' }>;
type Shares = Extract<Comparison, { kind: 'shares' }>;

interface ComparisonFigureProps {
  readonly team: string;
  readonly comparison: Comparison;
  /** Without the words below, for a decision beside another. */
  readonly small?: boolean;
}

/** What a decision rests on, drawn: a team beside the others on one scale, or a share now and before. */
export function ComparisonFigure({ team, comparison, small = false }: ComparisonFigureProps) {
  return comparison.kind === 'means' ? (
    <MeansFigure team={team} means={comparison} small={small} />
  ) : (
    <SharesFigure shares={comparison} />
  );
}

function MeansFigure({
  team,
  means,
  small,
}: {
  readonly team: string;
  readonly means: Means;
  readonly small: boolean;
}) {
  const { question, from, to, lower_is_better: lower, own, others } = means;
  const at = (value: number) => `${((value - from) / (to - from)) * 100}%`;
  const rows = [
    { key: 'own', mean: own, said: text.means.own(team, tenth(own.value)), mark: styles.own },
    { key: 'others', mean: others, said: text.means.others(tenth(others.value)), mark: styles.others },
  ];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.question} dir="auto">
        {question}
      </figcaption>
      <div role="img" aria-label={text.means.label(team, tenth(own.value), tenth(others.value))}>
        {rows.map(({ key, mean, said, mark }) => (
          <div key={key} className={styles.row}>
            <span className={styles.said} dir="auto">
              {said}
            </span>
            <span className={styles.scale}>
              {mean.low !== null && mean.high !== null && (
                <span
                  className={`${styles.range} ${mark}`}
                  style={{ insetInlineStart: at(mean.low), width: `${((mean.high - mean.low) / (to - from)) * 100}%` }}
                />
              )}
              <span className={`${styles.dot} ${mark}`} style={{ insetInlineStart: at(mean.value) }} />
            </span>
          </div>
        ))}
        <div className={styles.ends} aria-hidden="true">
          <span>{from}</span>
          <span>{to}</span>
        </div>
      </div>
      {!small && (
        <p className={styles.note}>
          {text.means.scale(from, to, lower)} {text.means.basis(own.answered, others.answered)}
        </p>
      )}
    </figure>
  );
}

function SharesFigure({ shares: { what, now, before } }: { readonly shares: Shares }) {
  const rows = [
    ...(before ? [{ key: 'before', name: text.shares.before[what], share: before, mark: styles.others }] : []),
    { key: 'now', name: text.shares.now, share: now, mark: styles.own },
  ];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.question}>{text.shares[what]}</figcaption>
      <ul className={styles.shares}>
        {rows.map(({ key, name, share: { count, of }, mark }) => (
          <li key={key} className={styles.share}>
            <span className={styles.name}>{name}</span>
            <span className={styles.bar} aria-hidden="true">
              <span className={`${styles.part} ${mark}`} style={{ width: `${of === 0 ? 0 : (count / of) * 100}%` }} />
            </span>
            <span className={styles.count}>{text.shares.of(count, of)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
