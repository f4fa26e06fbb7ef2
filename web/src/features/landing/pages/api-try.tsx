import { useId, useState, type FormEvent } from 'react';
import { tryText as text } from '#text/site/api-try.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import type { ApiCall } from './api-reference.ts';
import styles from './api-try.module.css';
import { curlOf, requestOf, type Typed } from './try-request.ts';

interface TryCallProps {
  readonly call: ApiCall;
  /** Kept in the memory of this page alone. */
  readonly apiKey: string;
}

/** What came back, or why nothing did. */
type Outcome =
  | { readonly status: number; readonly body: string; readonly left: string | null }
  | 'failed'
  | 'waiting'
  | null;

/** Makes a call with the key that was pasted, and shows the answer as it came. */
export default function TryCall({ call, apiKey }: TryCallProps) {
  const [typed, setTyped] = useState<Typed>({ parameters: {}, body: bodyOf(call) });
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [copied, setCopied] = useState(false);
  const id = useId();
  const request = requestOf(call, typed, window.location.origin);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (request === null || apiKey === '') return;
    setOutcome('waiting');
    try {
      const { url, ...init } = request;
      const headers = { ...init.headers, authorization: `Bearer ${apiKey}` };
      const reply = await fetch(url, { ...init, headers, credentials: 'omit', cache: 'no-store' });
      setOutcome({
        status: reply.status,
        body: pretty(await reply.text()),
        left: reply.headers.get('ratelimit-remaining'),
      });
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <Stack as="form" gap="12" onSubmit={(event: FormEvent) => void send(event)} className={styles.form}>
      <h3>{text.title}</h3>
      {call.parameters.map(({ name, required }) => (
        <label key={name} className={styles.field}>
          <span>
            <code>{name}</code> {required ? '' : text.optional}
          </span>
          <input
            type="text"
            autoComplete="off"
            value={typed.parameters[name] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setTyped({ ...typed, parameters: { ...typed.parameters, [name]: value } })
            }
          />
        </label>
      ))}
      {typed.body !== null && (
        <label className={styles.field}>
          <span>{text.body}</span>
          <textarea
            rows={Math.min(14, typed.body.split('\n').length + 1)}
            spellCheck={false}
            value={typed.body}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, body: value })}
          />
        </label>
      )}
      <Inline gap="10">
        <button type="submit" className="button" disabled={apiKey === '' || request === null || outcome === 'waiting'}>
          {outcome === 'waiting' ? text.sending : text.send}
        </button>
        {apiKey === '' ? (
          <a href="#api-key">{text.keyWanted}</a>
        ) : (
          request === null && <span>{text.parametersWanted}</span>
        )}
      </Inline>
      {call.method !== 'GET' && <p>{text.real}</p>}
      <div role="status" aria-labelledby={`${id}-answer`}>
        {outcome !== null && outcome !== 'waiting' && (
          <Stack gap="8">
            <strong id={`${id}-answer`}>
              {outcome === 'failed' ? text.failed : text.answered(outcome.status, outcome.left)}
            </strong>
            {outcome !== 'failed' && outcome.body !== '' && <pre>{outcome.body}</pre>}
          </Stack>
        )}
      </div>
      {request !== null && (
        <Stack gap="8">
          <strong>curl</strong>
          <pre>{curlOf(request)}</pre>
          <Inline gap="10">
            <button
              type="button"
              className="button button-outline"
              onClick={() => void copyText(curlOf(request)).then(setCopied)}
            >
              {copied ? text.copied : text.copy}
            </button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}

function bodyOf({ body, bodyExample }: ApiCall): string | null {
  if (bodyExample !== undefined) return JSON.stringify(bodyExample, null, 2);
  return body.length > 0 ? '{}' : null;
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
