import { Skeleton } from '#web/ui/skeleton.tsx';

/** As the card looks before it arrives. */
export function TeamsBones() {
  return [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height={22} />);
}
