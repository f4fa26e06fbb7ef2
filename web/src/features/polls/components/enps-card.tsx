import type { Enps } from '#shared/rules/enps.ts';
import { pollsText } from '#web/text/polls.ts';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { enpsDisplay, share } from '../lib/enps-display.ts';
import styles from './enps-card.module.css';

const text = pollsText.enps;

/** The eNPS of a frame with how sure it is, and who it is made of. `partial`: not all answers are loaded. */
export function EnpsCard({ enps, partial }: { readonly enps: Enps; readonly partial: boolean }) {
  const shown = enpsDisplay(enps);
  const parts = [
    { name: 'promoter', count: enps.promoters, words: text.promoters(enps.promoters) },
    { name: 'passive', count: enps.passives, words: text.passives(enps.passives) },
    { name: 'detractor', count: enps.detractors, words: text.detractors(enps.detractors) },
  ] as const;
  return (
    <Card title={text.title} aside={shown.few && <Tag tone="warning">{text.few}</Tag>}>
      <div className={styles.figures}>
        <span className={styles.score}>{shown.score}</span>
        <p className={styles.facts}>
          {text.range(shown.low, shown.high)} {text.rangeLabel}
          <br />
          {pollsText.answers(enps.total)}
          {shown.step !== null && ` · ${text.step(text.points(shown.step))}`}
        </p>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(
          (part) =>
            part.count > 0 && <span key={part.name} className={styles[part.name]} style={{ flexGrow: part.count }} />,
        )}
      </div>
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part.name}>
            <span className={`${styles.mark} ${styles[part.name]}`} aria-hidden="true" />
            {part.words}, {share(part.count, enps.total)}
          </li>
        ))}
      </ul>
      {partial && <p className={styles.partial}>{text.partial}</p>}
    </Card>
  );
}
