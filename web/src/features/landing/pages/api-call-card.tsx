import { lazy, Suspense, useState } from 'react';
import { apiText as text } from '#text/site/api-reference.ts';
import { tryText } from '#text/site/api-try.ts';
import { Stack, Text } from '#web/ui/layout/layout.tsx';
import styles from './api-call-card.module.css';
import type { ApiCall } from './api-reference.ts';
import type { ApiField } from './api-schema.ts';

const TryCall = lazy(() => import('./api-try.tsx'));

/** One call: its line, and under it who may, what goes in, what comes back; drawn when it is first opened. */
export function ApiCallCard({ call, apiKey }: { readonly call: ApiCall; readonly apiKey: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.call} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>
        <span className={styles.method}>{call.method}</span>
        <Text as="code" size="note" breaks>
          {call.path}
        </Text>
        <Text as="span" size="body" tone="ink-2">
          {call.summary}
        </Text>
      </summary>
      {opened && <Particulars call={call} apiKey={apiKey} />}
    </details>
  );
}

function Particulars({ call, apiKey }: { readonly call: ApiCall; readonly apiKey: string }) {
  return (
    <Stack gap="16" shrink size="body" className={styles.body}>
      <p>
        <strong>{text.who}.</strong> {call.access}
      </p>
      <p>
        {call.byKey ? (
          <>
            {tryText.ofKeys} <code>{call.permission}</code>.
          </>
        ) : (
          tryText.notOfKeys
        )}
      </p>
      <Fields title={text.parameters} fields={call.parameters} />
      <Fields title={text.body} fields={call.body} optional />
      <Fields title={`${text.reply} ${call.status}`} fields={call.reply} />
      {call.status === 204 && (
        <p>
          <strong>{text.reply} 204</strong>: {text.noContent}
        </p>
      )}
      {call.replyExample !== undefined && (
        <details>
          <summary>{tryText.example}</summary>
          <pre className={styles.example}>{JSON.stringify(call.replyExample, null, 2)}</pre>
        </details>
      )}
      {call.refusals.length > 0 && (
        <p>
          <strong>{text.refusals}.</strong> {call.refusals.map(({ status, code }) => `${status} ${code}`).join(', ')}
        </p>
      )}
      {call.byKey && (
        <Suspense>
          <TryCall call={call} apiKey={apiKey} />
        </Suspense>
      )}
    </Stack>
  );
}

interface FieldsProps {
  readonly title: string;
  readonly fields: readonly ApiField[];
  /** Says which fields may be left out. */
  readonly optional?: boolean;
}

function Fields({ title, fields, optional = false }: FieldsProps) {
  if (fields.length === 0) return null;
  const noteOf = ({ note, required }: ApiField) =>
    [optional && (required ? text.required : text.optional), note].filter(Boolean).join('; ');
  return (
    <table className={styles.fields}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.type}</th>
          <th scope="col">{text.note}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <td>
              <code>{field.name}</code>
            </td>
            <td>{field.type}</td>
            <td>{noteOf(field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
