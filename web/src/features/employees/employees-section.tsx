import { useParams } from 'react-router-dom';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { EmployeeList } from './components/employee-list.tsx';
import { EmployeePage } from './components/employee-page.tsx';

/** The people of the connected Bitrix24: all of them, or the one the address names. */
export default function EmployeesSection() {
  const { workspace } = useWorkspace();
  const { employeeId } = useParams();
  if (employeeId === undefined) return <EmployeeList key={workspace.id} />;
  return <EmployeePage key={`${workspace.id} ${employeeId}`} employeeId={employeeId} />;
}
