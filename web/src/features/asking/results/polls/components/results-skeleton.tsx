import { commonText } from '#web/text/common.ts';
import { Card, StatGrid } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './run-results.module.css';

/** Figures, a switch, a chart and texts: results before they are here. */
export function ResultsSkeleton() {
  return (
    <div className={styles.results} role="status" aria-label={commonText.loading}>
      <div className={styles.results} aria-hidden="true">
        <StatGrid>
          {[1, 2, 3].map((card) => (
            <Card key={card}>
              <div className={styles.bones}>
                <Skeleton width="50%" height={13} />
                <Skeleton width="35%" height={30} />
                <Skeleton width="70%" height={13} />
              </div>
            </Card>
          ))}
        </StatGrid>
        <Skeleton width="min(420px, 100%)" height={52} />
        <Card>
          <div className={styles.bones}>
            <Skeleton width="55%" height={18} />
            <Skeleton height={130} />
          </div>
        </Card>
        <Card>
          <div className={styles.bones}>
            <Skeleton width="45%" height={18} />
            <Skeleton width="85%" />
            <Skeleton width="78%" />
            <Skeleton width="60%" />
          </div>
        </Card>
      </div>
    </div>
  );
}
