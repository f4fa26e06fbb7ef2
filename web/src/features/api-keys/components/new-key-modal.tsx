import { Button, Checkbox, Fieldset, Modal, Radio, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import {
  KEY_DAYS,
  KEY_NAME_MAX,
  KEY_RIGHTS,
  READING_PERMISSIONS,
  type KeyDays,
  type KeyPermission,
  type KeyRightGroup,
} from '#shared/rules/api-keys.ts';
import { apiKeysText } from '#text/api-keys.ts';
import { commonText } from '#text/common/common.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Actions, Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import type { NewKey } from '../api.ts';
import { toldBy } from '../lib/told-by.ts';

const text = apiKeysText.dialog;
const USUAL_DAYS: KeyDays = 90;

interface NewKeyModalProps {
  readonly givable: readonly KeyPermission[];
  readonly create: (key: NewKey) => Promise<string>;
  readonly onMade: (key: string) => void;
  readonly onClose: () => void;
}

/** A key is named, is given rights of one's own, and a term; what it will tell of people is said before it is made. */
export function NewKeyModal({ givable, create, onMade, onClose }: NewKeyModalProps) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly KeyPermission[]>([]);
  const [days, setDays] = useState<KeyDays>(USUAL_DAYS);
  const [tried, setTried] = useState(false);
  const creation = useAction();
  const close = creation.busy ? () => undefined : onClose;
  const told = toldBy(chosen);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || chosen.length === 0) return;
    void creation.run(() => create({ name, permissions: [...chosen], days }), onMade);
  }

  return (
    <Modal
      opened
      onClose={close}
      title={text.title}
      closeButtonProps={{ 'aria-label': commonText.close, size: 44, disabled: creation.busy }}
    >
      <Stack as="form" onSubmit={submit} gap="14" noValidate>
        <TextInput
          label={text.name}
          description={text.nameHint}
          value={name}
          maxLength={KEY_NAME_MAX}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={tried && name.trim() === '' ? text.nameWanted : null}
          data-autofocus
        />
        <Stack gap="10">
          <Text weight="600">{text.rights}</Text>
          <Inline gap="8">
            <Button
              variant="default"
              onClick={() => setChosen(givable.filter((right) => READING_PERMISSIONS.includes(right)))}
            >
              {text.reading}
            </Button>
            <Button variant="default" onClick={() => setChosen(givable)}>
              {text.everything}
            </Button>
            <Button variant="subtle" disabled={chosen.length === 0} onClick={() => setChosen([])}>
              {text.nothing}
            </Button>
          </Inline>
          <Rights givable={givable} chosen={chosen} onChange={setChosen} />
          {tried && chosen.length === 0 && (
            <Text role="alert" tone="coral">
              {text.rightsWanted}
            </Text>
          )}
        </Stack>
        <Radio.Group
          label={text.days}
          value={String(days)}
          onChange={(next) => setDays(KEY_DAYS.find((one) => String(one) === next) ?? USUAL_DAYS)}
        >
          <Inline gap="16">
            {KEY_DAYS.map((one) => (
              <Radio key={one} value={String(one)} label={text.daysOf[one]} />
            ))}
          </Inline>
        </Radio.Group>
        {told.length > 0 ? (
          <Note tone="warning">{`${text.personal} ${told.map((one) => text.told[one]).join(', ')}. ${text.care}`}</Note>
        ) : (
          <Caption pretty>{text.care}</Caption>
        )}
        {creation.error !== null && <FailureNote error={creation.error} prefix={text.failed} />}
        <Actions above="8">
          <Button variant="default" onClick={close} disabled={creation.busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" disabled={creation.busy}>
            {creation.busy ? text.busy : text.action}
          </Button>
        </Actions>
      </Stack>
    </Modal>
  );
}

interface RightsProps {
  readonly givable: readonly KeyPermission[];
  readonly chosen: readonly KeyPermission[];
  readonly onChange: (chosen: readonly KeyPermission[]) => void;
}

/** What may be given, group by group; what the person here may not do themselves is not there. */
function Rights({ givable, chosen, onChange }: RightsProps) {
  const groups = Object.entries(KEY_RIGHTS) as [KeyRightGroup, readonly KeyPermission[]][];
  return groups.map(([group, rights]) => {
    const offered = rights.filter((right) => givable.includes(right));
    if (offered.length === 0) return null;
    return (
      <Fieldset key={group} legend={apiKeysText.groups[group]}>
        <Stack gap="10">
          {offered.map((right) => (
            <Checkbox
              key={right}
              label={apiKeysText.rights[right]}
              checked={chosen.includes(right)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, right] : chosen.filter((one) => one !== right))
              }
            />
          ))}
        </Stack>
      </Fieldset>
    );
  });
}
