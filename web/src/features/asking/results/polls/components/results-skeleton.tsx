import { commonText } from '#text/common/common.ts';
import { Card, StatGrid } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './run-results.module.css';

/** What was found, figures, a switch, a chart and texts: results before they are here, each in the place it will have. */
export function ResultsSkeleton() {
  return (
    <>
      <Stack gap="10" aria-hidden="true">
        <Skeleton width="70%" height={26} />
        <Skeleton width="45%" height={26} />
        <Skeleton width="85%" height={14} />
      </Stack>
      <Bones />
    </>
  );
}

function Bones() {
  return (
    <Stack fit gap="16" className={styles.results} role="status" aria-label={commonText.loading}>
      <Stack fit gap="16" className={styles.results} aria-hidden="true">
        <StatGrid>
          {[1, 2, 3].map((card) => (
            <Card key={card}>
              <Stack gap="10">
                <Skeleton width="50%" height={13} />
                <Skeleton width="35%" height={30} />
                <Skeleton width="70%" height={13} />
              </Stack>
            </Card>
          ))}
        </StatGrid>
        <Skeleton width="min(420px, 100%)" height={52} />
        <Card>
          <Stack gap="10">
            <Skeleton width="55%" height={18} />
            <Skeleton height={130} />
          </Stack>
        </Card>
        <Card>
          <Stack gap="10">
            <Skeleton width="45%" height={18} />
            <Skeleton width="85%" />
            <Skeleton width="78%" />
            <Skeleton width="60%" />
          </Stack>
        </Card>
      </Stack>
    </Stack>
  );
}
