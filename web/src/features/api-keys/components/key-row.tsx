import { Button } from '@mantine/core';
import type { ApiKey } from '#shared/models/api-key.ts';
import { apiKeysText as text } from '#text/api-keys.ts';
import { formatDate } from '#web/lib/dates.ts';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface KeyRowProps {
  readonly apiKey: ApiKey;
  /** Left out of a key that opens nothing any more. */
  readonly onRevoke?: () => void;
}

/** A key: what it is for, what it may, whether it is used, until when, and whose it is. */
export function KeyRow({ apiKey, onRevoke }: KeyRowProps) {
  const { number, name, state, permissions, made_by: maker, expires_at: until, last_used_on: used } = apiKey;
  const facts = [
    text.number(number),
    ...(maker ? [text.madeBy(maker.name)] : []),
    text.until(formatDate(until)),
    used === null ? text.neverUsed : text.used(formatDate(used)),
  ];
  return (
    <li>
      <Inline gap="12" justify="between" align="start">
        <Stack gap="4" shrink>
          <Inline gap="8">
            <Text weight="600" breaks>
              {name}
            </Text>
            {state !== 'good' && <Tag tone="calm">{text.states[state]}</Tag>}
          </Inline>
          <Caption breaks>{facts.join(', ')}</Caption>
          <details>
            <summary>{text.rightsOf(permissions.length)}</summary>
            <Stack as="ul" gap="4" above="8">
              {permissions.map((right) => (
                <li key={right}>
                  <Caption pretty>{text.rights[right]}</Caption>
                </li>
              ))}
            </Stack>
          </details>
        </Stack>
        {onRevoke && (
          <Button variant="default" color="red" aria-label={`${text.revoke}: ${name}`} onClick={onRevoke}>
            {text.revoke}
          </Button>
        )}
      </Inline>
    </li>
  );
}
