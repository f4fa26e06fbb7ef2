import { commonText } from '#text/common/common.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS width and height of the shape. */
  readonly width?: string | number;
  readonly height?: string | number;
  readonly round?: boolean;
}

/** One grey shape of what is coming. */
export function Skeleton({ width = '100%', height = 16, round = false }: SkeletonProps) {
  return <span className={`${styles.bone} ${round ? styles.round : ''}`} style={{ width, height }} />;
}

/** Cards with lines in them, as lists look before they arrive; readers hear one word instead. */
export function SkeletonCards({ count = 3, lines = 2 }: { readonly count?: number; readonly lines?: number }) {
  return (
    <Stack gap="12" role="status" aria-label={commonText.loading}>
      {Array.from({ length: count }, (_, card) => (
        <Stack key={card} gap="12" className={styles.card} aria-hidden="true">
          <Skeleton width="45%" height={18} />
          {Array.from({ length: lines }, (_line, line) => (
            <Skeleton key={line} width={line === lines - 1 ? '60%' : '85%'} height={13} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
