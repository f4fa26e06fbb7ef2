import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import type { ManagersReach } from '#shared/models/workspace.ts';
import { MANAGERS_VIEWS, type ManagersView } from '#shared/rules/own-people.ts';
import { MANAGER_ROLE } from '#shared/rules/roles.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { useManagersView } from '../api.ts';
import { workspacesText } from '#text/workspaces.ts';

const text = workspacesText.managersView;
/** More managers than these are shown on demand. */
const SHOWN = 8;

/** What managers see: the owner chooses it and sees whose teams that are, a manager is told which it is. */
export function ManagersViewCard() {
  const { workspace, role, can } = useWorkspace();
  if (can('workspace.set_managers_view')) return <Choice key={workspace.id} workspaceId={workspace.id} />;
  if (role !== MANAGER_ROLE) return null;
  return (
    <Card title={text.yours}>
      <Text pretty>{workspace.own_teams_only ? text.ownTeam : text.company}</Text>
    </Card>
  );
}

function Choice({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate, save } = useManagersView(workspaceId);
  const saving = useAction();
  const choose = (next: ManagersView) =>
    void saving.run(
      () => save(next),
      () => toast(text.saved[next]),
    );
  return (
    <Card title={text.title}>
      {data ? (
        <Stack gap="16">
          <Radio.Group
            aria-label={text.title}
            value={data.managers_see}
            onChange={(next) => {
              const view = MANAGERS_VIEWS.find((one) => one === next);
              if (view) choose(view);
            }}
          >
            <Stack gap="12">
              {MANAGERS_VIEWS.map((view) => (
                <Radio
                  key={view}
                  value={view}
                  label={text.views[view].name}
                  description={text.views[view].about}
                  disabled={saving.busy}
                />
              ))}
            </Stack>
          </Radio.Group>
          {saving.error !== null && <FailureNote error={saving.error} prefix={text.failed} />}
          <Managers {...data} />
        </Stack>
      ) : error === undefined ? (
        <SkeletonCards count={1} lines={4} />
      ) : (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
    </Card>
  );
}

/** Which teams are whose, said before anything is chosen. */
function Managers({ managers, managers_see: view }: ManagersReach) {
  const [all, setAll] = useState(false);
  if (managers.length === 0) return <Caption pretty>{text.nobody}</Caption>;
  return (
    <Stack gap="10" align="start">
      <Caption>{text.whose[view]}</Caption>
      <Stack as="ul" gap="10">
        {(all ? managers : managers.slice(0, SHOWN)).map(({ id, full_name: name, people, teams }) => (
          <li key={id}>
            <Text breaks weight="560">
              {name}
            </Text>
            <Caption breaks pretty>
              {people === 0 ? text.leadsNobody : text.leads(people, teams)}
            </Caption>
          </li>
        ))}
      </Stack>
      {!all && managers.length > SHOWN && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {text.showAll(managers.length)}
        </Button>
      )}
      <Caption pretty>{text.rule}</Caption>
    </Stack>
  );
}
