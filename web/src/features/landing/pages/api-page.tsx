import { useCallback, useEffect, useState } from 'react';
import { system } from '#shared/contract/system.ts';
import { callApi } from '#web/lib/api-client.ts';
import { apiText as text } from '#text/site/api-reference.ts';
import { tryText } from '#text/site/api-try.ts';
import { KEY_PREFIX } from '#shared/rules/api-keys.ts';
import { commonText } from '#text/common/common.ts';
import { CodeWords } from '#web/ui/code-words.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { ApiConnecting } from './api-connecting.tsx';
import { ApiCallCard } from './api-call-card.tsx';
import styles from './api-page.module.css';
import { readApi, type ApiGroup } from './api-reference.ts';
import { PageFrame } from './page-frame.tsx';

/** The reference of the API, drawn from the document the service itself gives. */
export function ApiPage() {
  const [groups, setGroups] = useState<readonly ApiGroup[] | 'loading' | 'failed'>('loading');
  const [apiKey, setApiKey] = useState('');
  const load = useCallback(() => {
    callApi(system.openapi, {}).then(
      (document) => setGroups(readApi(document)),
      () => setGroups('failed'),
    );
  }, []);
  useEffect(load, [load]);
  function retry() {
    setGroups('loading');
    load();
  }
  return (
    <PageFrame page="api" title={text.title} lead={text.lead}>
      <ApiConnecting />
      <Stack as="section" id="calls" align="start" gap="14" className={styles.basics}>
        <h2>{text.basics}</h2>
        <ul>
          {text.rules.map((rule) => (
            <li key={rule}>
              <CodeWords>{rule}</CodeWords>
            </li>
          ))}
        </ul>
        <a className="button button-outline" href={system.openapi.path}>
          {text.download}
        </a>
      </Stack>
      {groups === 'loading' && (
        <Stack align="start" gap="12" className={styles.state}>
          <p role="status" className="needs-script">
            {text.loading}
          </p>
          <p className="without-script">{text.noScript}</p>
        </Stack>
      )}
      {groups === 'failed' && (
        <Stack role="alert" align="start" gap="12" className={styles.state}>
          <p>{text.failedTitle}</p>
          <p>{commonText.noConnection}</p>
          <button type="button" className="button" onClick={retry}>
            {commonText.retry}
          </button>
        </Stack>
      )}
      {typeof groups === 'object' && (
        <>
          <KeyField value={apiKey} onChange={setApiKey} />
          <Reference groups={groups} apiKey={apiKey} />
        </>
      )}
    </PageFrame>
  );
}

interface KeyFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where a key is pasted to try calls with; this page alone has it, and forgets it when it is left. */
function KeyField({ value, onChange }: KeyFieldProps) {
  return (
    <Stack as="section" gap="10" className={styles.basics} aria-labelledby="api-key-title">
      <h2 id="api-key-title">{tryText.keyTitle}</h2>
      <p>{tryText.keyNote}</p>
      <label className={styles.key}>
        <span>{tryText.keyLabel}</span>
        <input
          id="api-key"
          type="password"
          autoComplete="off"
          spellCheck={false}
          placeholder={`${KEY_PREFIX}…`}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
        />
      </label>
    </Stack>
  );
}

function Reference({ groups, apiKey }: { readonly groups: readonly ApiGroup[]; readonly apiKey: string }) {
  return (
    <>
      <Inline as="nav" aria-label={text.contents} align="stretch" gap="8" className={styles.contents}>
        {groups.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </Inline>
      {groups.map(({ id, title, calls }) => (
        <Stack as="section" key={id} id={id} gap="8" className={styles.group} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {calls.map((call) => (
            <ApiCallCard key={call.id} call={call} apiKey={apiKey} />
          ))}
        </Stack>
      ))}
    </>
  );
}
