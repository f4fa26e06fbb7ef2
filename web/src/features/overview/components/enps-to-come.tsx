import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { PulseLine } from '#web/ui/pulse-line.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useStats } from '../api.ts';
import { overviewText } from '#text/overview.ts';
import styles from './enps-card.module.css';

const text = overviewText.enps;

/** Before there is one: where it will stand, and how it can come where fewer are there than it takes. */
export function EnpsToCome() {
  const { workspace } = useWorkspace();
  const members = useStats(workspace.id).data?.members ?? SMALLEST_GROUP;
  return (
    <Card title="eNPS" aside={<span className={styles.aside}>{text.toCome}</span>}>
      <PulseLine className={styles.pulse} />
      <p className={styles.note}>
        {text.toComeText} {members < SMALLEST_GROUP && text.fewPeople(members)}
      </p>
    </Card>
  );
}

/** As the card looks before it arrives. */
export function EnpsBones() {
  return (
    <>
      <Skeleton width={130} height={54} />
      <Skeleton height={44} />
      <Skeleton height={12} />
      <Skeleton width="70%" height={14} />
      <Skeleton height={260} />
    </>
  );
}
