import { signed, tenth } from '#shared/rules/figures.ts';
import type { FrameSummary } from '#shared/models/poll.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { Card } from '#web/ui/card.tsx';
import { areDistinct, teamFigures, type TeamFigure } from '../lib/team-figures.ts';
import { resultsText } from '../text.ts';
import { Ruler } from '#web/ui/figures/ruler.tsx';
import type { ShownQuestion } from './shown-question.ts';
import styles from './team-comparison.module.css';

const text = resultsText.teams;
const ENPS_TICKS = [-100, 0, 100];

interface TeamComparisonProps {
  readonly groups: FrameSummary['by_team'];
  readonly main: ShownQuestion;
}

/** The teams of a run side by side, each with its interval; nothing where fewer than two may be told. */
export function TeamComparison({ groups, main }: TeamComparisonProps) {
  const figures = teamFigures(groups, main);
  if (figures.length < 2) return null;
  const numbers = numbersOf(main.scale);
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const ticks = main.isScale ? ENPS_TICKS : [least, (least + most) / 2, most];
  const shown = main.isScale ? signed : tenth;
  return (
    <Card title={areDistinct(figures) ? text.distinct : text.alike} label={text.label} lead={main.question.text}>
      <ul className={styles.teams}>
        {figures.map((figure) => (
          <TeamRow key={figure.team ?? ''} figure={figure} ticks={ticks} shown={shown} />
        ))}
      </ul>
      <p className={styles.note}>{text.note}</p>
    </Card>
  );
}

interface TeamRowProps {
  readonly figure: TeamFigure;
  readonly ticks: readonly number[];
  readonly shown: (value: number) => string;
}

function TeamRow({ figure: { team, responses, value, low, high }, ticks, shown }: TeamRowProps) {
  const name = team ?? text.others;
  return (
    <li className={styles.team}>
      <div className={styles.name}>
        <strong>{name}</strong>
        <span>{resultsText.answers(responses)}</span>
      </div>
      <div className={styles.figure}>
        <strong>{shown(value)}</strong>
        <span>{text.range(shown(low), shown(high))}</span>
      </div>
      <Ruler
        label={text.chart(name, shown(value), shown(low), shown(high))}
        value={value}
        low={low}
        high={high}
        ticks={ticks}
      />
    </li>
  );
}
