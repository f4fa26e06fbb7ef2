import { useParams } from 'react-router-dom';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { PeopleList } from './components/people-list.tsx';
import { PersonPage } from './components/person-page.tsx';

/** Everybody of the workspace, or the one whom the address names: by their number on the portal, or by any record. */
export default function PeopleSection() {
  const { workspace } = useWorkspace();
  const { employeeId, person } = useParams();
  const ref = person ?? (employeeId === undefined ? undefined : `portal-${employeeId}`);
  if (ref === undefined) return <PeopleList key={workspace.id} />;
  return <PersonPage key={`${workspace.id} ${ref}`} personRef={ref} />;
}
