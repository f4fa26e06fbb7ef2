import { commonText } from '#text/common/common.ts';
import { Card } from '#web/ui/card.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './page-skeleton.module.css';
import page from '../workload.module.css';

/** The band of the finding, before it is here. */
export function BandSkeleton() {
  return (
    <Inline nowrap className={styles.band} aria-hidden="true">
      <Skeleton width={72} height={44} />
      <Skeleton width="min(420px, 60%)" height={24} />
    </Inline>
  );
}

/** Findings and the cards beside them, before they are here. */
export function PageSkeleton() {
  return (
    <Stack fit gap="16" role="status" aria-label={commonText.loading}>
      <div className={page.columns} aria-hidden="true">
        <Bones count={3} />
        <Bones count={2} />
      </div>
    </Stack>
  );
}

function Bones({ count }: { readonly count: number }) {
  return (
    <Card>
      <Stack gap="12" className={styles.bones}>
        {Array.from({ length: count }, (_, index) => (
          <Stack key={index} gap="12" className={styles.bones}>
            <Skeleton width="28%" height={18} />
            <Skeleton width="72%" />
            <Skeleton width="90%" height={13} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
