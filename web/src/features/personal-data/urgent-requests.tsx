import { Link } from 'react-router-dom';
import { dataRequestsText as text } from '#text/personal-data/requests.ts';
import { paths } from '#web/lib/paths.ts';
import { Notice } from '#web/ui/notice.tsx';

interface UrgentRequestsProps {
  readonly count: number;
  readonly due_on: string;
}

/** On the first screen of those who answer: requests about personal data that cannot wait any longer. */
export default function UrgentRequests({ count, due_on: dueOn }: UrgentRequestsProps) {
  return (
    <Notice tone="warning" actions={<Link to={paths.settingsRequests}>{text.openUrgent}</Link>}>
      {text.urgent(count, dueOn)}
    </Notice>
  );
}
