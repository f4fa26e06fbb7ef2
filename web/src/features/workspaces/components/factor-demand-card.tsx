import { Radio } from '@mantine/core';
import { FACTOR_DEMANDS, FACTOR_GRACE_DAYS, type FactorDemand } from '#shared/rules/second-factor.ts';
import { factorsText } from '#text/accounts/factors.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFactorDemand } from '../api.ts';

const text = factorsText.demand;

/** Of whom the workspace demands a second factor: its owner says it. */
export function FactorDemandCard() {
  const { workspace, can } = useWorkspace();
  return can('workspace.demand_factors') ? <Choice key={workspace.id} workspaceId={workspace.id} /> : null;
}

function Choice({ workspaceId }: { readonly workspaceId: string }) {
  const { data, error, mutate, save } = useFactorDemand(workspaceId);
  const saving = useAction();
  const choose = (who: FactorDemand) =>
    void saving.run(
      () => save(who),
      () => toast(text.saved),
    );
  return (
    <Card title={text.title}>
      {data ? (
        <Stack gap="16">
          <Caption pretty>{text.about(FACTOR_GRACE_DAYS)}</Caption>
          <Radio.Group
            aria-label={text.title}
            value={data.who}
            onChange={(next) => {
              const who = FACTOR_DEMANDS.find((one) => one === next);
              if (who) choose(who);
            }}
          >
            <Stack gap="12">
              {FACTOR_DEMANDS.map((who) => (
                <Radio
                  key={who}
                  value={who}
                  label={text.who[who].name}
                  description={text.who[who].about}
                  disabled={saving.busy}
                />
              ))}
            </Stack>
          </Radio.Group>
          {data.from !== null && <Caption>{text.from(formatDate(data.from))}</Caption>}
          {saving.error !== null && <FailureNote error={saving.error} prefix={text.failed} />}
        </Stack>
      ) : error === undefined ? (
        <SkeletonCards count={1} lines={4} />
      ) : (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
    </Card>
  );
}
