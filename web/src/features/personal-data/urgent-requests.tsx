import { Link } from 'react-router-dom';
import { dataRequestsText as text } from '#text/personal-data/requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/lib/paths.ts';
import { Notice } from '#web/ui/notice.tsx';

interface UrgentRequestsProps {
  readonly count: number;
  readonly due_on: string;
}

/** On the first screen of those who answer: requests about personal data that cannot wait any longer. */
export default function UrgentRequests({ count, due_on: dueOn }: UrgentRequestsProps) {
  const late = dueOn < moscowDay(useNow());
  return (
    <Notice tone="warning" actions={<Link to={paths.settingsData}>{text.openUrgent}</Link>}>
      {text.urgent(count, dueOn, late)}
    </Notice>
  );
}
