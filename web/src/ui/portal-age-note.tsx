import { useNow } from '#web/lib/use-now.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { portalText } from '#text/common/portal.ts';
import { Note } from './note.tsx';

/** Of when the data of a portal are that does not answer; nothing where it does. */
export function PortalAgeNote({ snapshotAt }: { readonly snapshotAt: string | null | undefined }) {
  const now = useNow();
  if (!snapshotAt) return null;
  return <Note tone="warning">{portalText.age(formatDayAndTime(snapshotAt, now))}</Note>;
}
