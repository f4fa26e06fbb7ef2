import { tenth } from '#shared/rules/figures.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';
import { silentWords } from '#shared/rules/silent-words.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import type { Scale } from '#shared/models/answers.ts';
import { resultsText } from '../text.ts';
import { Card } from '#web/ui/card.tsx';
import styles from '#web/ui/figures/enps-card.module.css';
import { Ruler } from '#web/ui/figures/ruler.tsx';

const text = resultsText.mean;

interface MeanCardProps {
  readonly mean: Estimate;
  /** How many people were asked; null where nobody knows. */
  readonly asked: number | null;
  readonly scale: Scale | null;
  readonly question: string;
}

/** The mean of the answers to a question in numbers, with its interval. */
export function MeanCard({ mean, asked, scale, question }: MeanCardProps) {
  const numbers = numbersOf(scale);
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const silent = silentWords('mean', mean, asked);
  const [value, low, high] = [mean.value, mean.low, mean.high].map(tenth);
  return (
    <Card
      title={text.title(value!, most)}
      label={text.label}
      lead={question}
      aside={<span className={styles.count}>{resultsText.enps.scores(mean.n)}</span>}
    >
      <div className={styles.figures}>
        <span className={styles.score} aria-hidden="true">
          {value}
        </span>
        <p className={styles.facts}>{resultsText.enps.range(low!, high!)}</p>
      </div>
      <Ruler
        label={text.chart(value!, low!, high!, least, most)}
        value={mean.value}
        low={mean.low}
        high={mean.high}
        ticks={[least, (least + most) / 2, most]}
      />
      {silent && <p className={styles.notes}>{silent}</p>}
    </Card>
  );
}
