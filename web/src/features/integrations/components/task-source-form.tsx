import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import type { NewTaskSource, TaskSource } from '#shared/models/task-source.ts';
import {
  TASK_SOURCES,
  TRACKER_ORGANIZATIONS,
  type TaskSourceKind,
  type TrackerOrganization,
} from '#shared/rules/task-sources.ts';
import { taskSourceText as text } from '#text/integrations/task-source.ts';
import { taskSourceValidation } from '#text/integrations/task-source-validation.ts';
import { integrationsText as common } from '#text/integrations.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import type { Panel } from '../lib/use-panel.ts';
import { useTaskSourceActions } from '../task-source-api.ts';

const KINDS = TASK_SOURCES.map((value) => ({ value, label: text.kinds[value] }));
const ORGANIZATIONS = TRACKER_ORGANIZATIONS.map((value) => ({ value, label: text.organizationKinds[value] }));

interface Typed {
  readonly kind: TaskSourceKind;
  readonly organization_kind: TrackerOrganization;
  readonly organization: string;
  readonly address: string;
  readonly login: string;
  readonly token: string;
}

interface TaskSourceFormProps {
  readonly workspaceId: string;
  readonly known: TaskSource;
  readonly panel: Panel;
}

/** From where tasks are read, and by which token; that is typed anew each time. */
export function TaskSourceForm({ workspaceId, known, panel }: TaskSourceFormProps) {
  const actions = useTaskSourceActions(workspaceId);
  const first = useFocusOnArrival();
  const form = useForm<Typed>({
    initialValues: {
      kind: known.kind ?? 'tracker',
      organization_kind: known.organization_kind ?? 'yandex360',
      organization: known.kind === 'tracker' ? known.place : '',
      address: known.kind === 'tracker' ? '' : known.place,
      login: known.login ?? '',
      token: '',
    },
    validate: mistakesIn,
  });
  const { kind } = form.values;

  function submit(values: Typed) {
    void panel.save(async () => {
      await actions.connect(sourceOf(values));
      return text.saved;
    });
  }

  const shared = { autoComplete: 'off', readOnly: panel.busy } as const;
  return (
    <Stack
      as="form"
      gap="14"
      onSubmit={form.onSubmit(submit, (mistakes) => form.nodeOf(Object.keys(mistakes)[0] ?? 'token')?.focus())}
      noValidate
    >
      <NativeSelect
        label={text.kind}
        data={KINDS}
        disabled={panel.busy}
        value={kind}
        onChange={({ currentTarget }) =>
          form.setFieldValue(
            'kind',
            TASK_SOURCES.find((one) => one === currentTarget.value)!,
          )
        }
      />
      {kind === 'tracker' ? (
        <>
          <NativeSelect
            label={text.organizationKind}
            data={ORGANIZATIONS}
            disabled={panel.busy}
            value={form.values.organization_kind}
            onChange={({ currentTarget }) =>
              form.setFieldValue(
                'organization_kind',
                TRACKER_ORGANIZATIONS.find((one) => one === currentTarget.value)!,
              )
            }
          />
          <TextInput
            {...shared}
            label={text.organization}
            description={text.organizationHint}
            {...form.field('organization')}
            ref={first}
          />
        </>
      ) : (
        <TextInput
          {...shared}
          label={text.address}
          description={text.addressHints[kind]}
          type="url"
          {...form.field('address')}
          ref={first}
        />
      )}
      {kind === 'jira-cloud' && (
        <TextInput {...shared} label={text.login} description={text.loginHint} type="email" {...form.field('login')} />
      )}
      <PasswordInput
        {...shared}
        visibilityToggleButtonProps={{ 'aria-label': text.showSecret }}
        label={text.token}
        description={text.tokenHints[kind]}
        {...form.field('token')}
      />
      <Text size="note" tone="ink-2" pretty>
        {`${text.sealed} ${text.oneAtATime}`}
      </Text>
      <Inline align="stretch" gap="10">
        <Button type="submit" disabled={panel.busy}>
          {panel.busy ? common.saving : common.save}
        </Button>
        <Button variant="default" disabled={panel.busy} onClick={panel.cancel}>
          {common.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}

function sourceOf({ kind, organization, organization_kind, address, login, token }: Typed): NewTaskSource {
  switch (kind) {
    case 'tracker':
      return { kind, organization, organization_kind, token };
    case 'jira-cloud':
      return { kind, address, login, token };
    case 'youtrack':
    case 'jira-server':
      return { kind, address, token };
  }
}

/** What is left out; the rest is the server's to judge. */
function mistakesIn(values: Typed): Record<string, string> {
  const place = values.kind === 'tracker' ? 'organization' : 'address';
  const wanted = values.kind === 'jira-cloud' ? ([place, 'login', 'token'] as const) : ([place, 'token'] as const);
  return Object.fromEntries(
    wanted.filter((name) => values[name].trim() === '').map((name) => [name, taskSourceValidation[name]]),
  );
}
