import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { NewPeopleSource, PeopleSource } from '#shared/models/people-source.ts';
import { PEOPLE_SOURCES, type PeopleSourceKind } from '#shared/rules/people-sources.ts';
import { directoryValidation } from '#text/directory/validation.ts';
import { peopleSourceText as text } from '#text/integrations/people-source.ts';
import { integrationsText as common } from '#text/integrations.ts';
import { paths } from '#web/lib/paths.ts';
import { useFocusOnArrival } from '#web/lib/use-focus-on-arrival.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import type { Panel } from '../lib/use-panel.ts';
import { usePeopleSourceActions } from '../people-source-api.ts';

const KINDS = PEOPLE_SOURCES.map((value) => ({ value, label: text.kinds[value] }));

interface Typed {
  readonly kind: PeopleSourceKind;
  readonly organization: string;
  readonly token: string;
  readonly address: string;
  readonly login: string;
  readonly password: string;
}

interface PeopleSourceFormProps {
  readonly workspaceId: string;
  readonly known: PeopleSource;
  readonly panel: Panel;
}

/** From where people are read, and by which secret; that is typed anew each time. */
export function PeopleSourceForm({ workspaceId, known, panel }: PeopleSourceFormProps) {
  const actions = usePeopleSourceActions(workspaceId);
  const first = useFocusOnArrival();
  const form = useForm<Typed>({
    initialValues: {
      kind: known.kind ?? 'yandex360',
      organization: known.kind === 'yandex360' ? known.place : '',
      token: '',
      address: known.kind === '1c' ? known.place : '',
      login: known.login ?? '',
      password: '',
    },
    validate: mistakesIn,
  });

  function submit(values: Typed) {
    void panel.save(async () => {
      await actions.connect(sourceOf(values));
      return text.saved;
    });
  }

  const shared = { autoComplete: 'off', readOnly: panel.busy } as const;
  const secret = { ...shared, visibilityToggleButtonProps: { 'aria-label': text.showSecret } };
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
        value={form.values.kind}
        onChange={({ currentTarget }) =>
          form.setFieldValue(
            'kind',
            PEOPLE_SOURCES.find((one) => one === currentTarget.value)!,
          )
        }
      />
      {form.values.kind === 'yandex360' ? (
        <>
          <TextInput
            {...shared}
            label={text.organization}
            description={text.organizationHint}
            inputMode="numeric"
            {...form.field('organization')}
            ref={first}
          />
          <PasswordInput {...secret} label={text.token} description={text.tokenHint} {...form.field('token')} />
        </>
      ) : (
        <>
          <Text size="note" tone="ink-2" pretty>
            {text.reach} <Link to={paths.peopleImport}>{text.toFile}</Link>. {text.noMail}
          </Text>
          <TextInput
            {...shared}
            label={text.address}
            description={text.addressHint}
            type="url"
            {...form.field('address')}
          />
          <TextInput {...shared} label={text.login} {...form.field('login')} />
          <PasswordInput
            {...secret}
            label={text.password}
            description={text.passwordHint}
            {...form.field('password')}
          />
        </>
      )}
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

function sourceOf({ kind, organization, token, address, login, password }: Typed): NewPeopleSource {
  return kind === 'yandex360' ? { kind, organization, token } : { kind, address, login, password };
}

/** What is left out; the rest is the server's to judge. */
function mistakesIn(values: Typed): Record<string, string> {
  const wanted =
    values.kind === 'yandex360' ? (['organization', 'token'] as const) : (['address', 'login', 'password'] as const);
  return Object.fromEntries(
    wanted.filter((name) => values[name].trim() === '').map((name) => [name, directoryValidation[name]]),
  );
}
