import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { paths } from '#web/lib/paths.ts';
import { useOwnerName } from '#web/lib/use-members.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { NoPermission } from '#web/ui/states.tsx';
import { workloadText } from '#text/analysis/workload.ts';

const text = workloadText.premium;

/** The analysis belongs to Premium: its owner is shown the way there, others who can take it. */
export function PremiumOnly() {
  const { role } = useWorkspace();
  return role === OWNER_ROLE ? (
    <NoPermission
      title={text.title}
      action={
        <Button component={Link} to={paths.subscription}>
          {text.ownerAction}
        </Button>
      }
    >
      {text.owner}
    </NoPermission>
  ) : (
    <ForOthers />
  );
}

function ForOthers() {
  const { workspace } = useWorkspace();
  const name = useOwnerName(workspace.id);
  return <NoPermission title={text.title}>{name === null ? text.others : text.othersNamed(name)}</NoPermission>;
}

/** The server refused for want of a subscription. */
export function SubscriptionRefusal({ message }: { readonly message: string }) {
  const { role } = useWorkspace();
  const isOwner = role === OWNER_ROLE;
  return (
    <div role="alert">
      <NoPermission
        title={text.errorTitle}
        action={
          isOwner && (
            <Button component={Link} to={paths.subscription}>
              {text.ownerAction}
            </Button>
          )
        }
      >
        {message} {isOwner ? text.errorOwner : text.errorOthers}
      </NoPermission>
    </div>
  );
}
