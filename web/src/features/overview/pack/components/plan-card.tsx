import { Button, Switch } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { NewPackPlan, PackPlan } from '#shared/models/pack.ts';
import { PACK_RHYTHMS, type PackRhythm } from '#shared/rules/packs.ts';
import { rolesOf } from '#shared/rules/permissions.ts';
import { packText } from '#text/overview/pack.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { PeoplePicker } from '#web/ui/people-picker.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import { setPlan } from '../api.ts';
import type { PackChoice } from '../lib/wished-in.ts';
import { Choice } from './choice.tsx';

const text = packText.plan;

interface PlanCardProps {
  /** What is chosen above: it is what the letters lead to once this is saved. */
  readonly choice: PackChoice;
  readonly plan: PackPlan | null;
  readonly onSet: (plan: PackPlan) => unknown;
}

/** To whom a link to a report is sent, and how often. */
export function PlanCard({ choice, plan, onSet }: PlanCardProps) {
  const { workspace, user } = useWorkspace();
  const [enabled, setEnabled] = useState(plan?.enabled ?? false);
  const [every, setEvery] = useState<PackRhythm>(plan?.every ?? 'quarter');
  const [readers, setReaders] = useState<readonly string[]>(plan?.readers ?? [user.id]);
  const { data: members } = useMembers(enabled || plan !== null ? workspace.id : null, { revalidateOnFocus: false });
  const action = useAction();
  const { audience, period, format } = choice;
  const team = audience === 'team' ? choice.team : null;
  const wanted: NewPackPlan = { enabled, every, audience, period, format, team, readers: [...readers] };
  const nameOf = (id: string | null) => members?.find((member) => member.id === id)?.user.full_name ?? null;

  function submit(event: FormEvent) {
    event.preventDefault();
    void action.run(() => setPlan(workspace.id, wanted), onSet);
  }

  return (
    <Card title={text.title}>
      <form noValidate onSubmit={submit}>
        <Stack gap="20">
          <Switch
            label={text.enabled}
            description={text.about}
            checked={enabled}
            onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
          />
          {enabled && (
            <>
              <Choice label={text.every} values={PACK_RHYTHMS} names={text.rhythms} value={every} onChange={setEvery} />
              <Stack gap="6">
                <Text tone="ink" weight="560">
                  {text.readers}
                </Text>
                <PeoplePicker
                  people={(members ?? []).filter(({ role }) => rolesOf('results.read').includes(role))}
                  chosen={readers}
                  onChange={setReaders}
                />
                <Caption>{text.readersNote}</Caption>
              </Stack>
              <Caption>{text.which(packText.form.audiences[audience], team, packText.form.periods[period])}</Caption>
            </>
          )}
          {plan && (
            <Caption>
              {plan.next_at === null ? text.off : text.next(formatDate(new Date(plan.next_at)))}{' '}
              {text.setBy(nameOf(plan.set_by), formatDate(new Date(plan.set_at)))}
            </Caption>
          )}
          {action.error !== null && <FailureNote error={action.error} prefix={`${text.failed}: `} />}
          {(enabled || plan !== null) && (
            <Inline>
              <Button type="submit" variant="default" loading={action.busy}>
                {text.save}
              </Button>
            </Inline>
          )}
        </Stack>
      </form>
    </Card>
  );
}
