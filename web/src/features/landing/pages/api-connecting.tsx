import { useState, useSyncExternalStore } from 'react';
import { webhooksText as events } from '#text/integrations/webhooks.ts';
import { apiConnectingText as text } from '#text/site/api-connecting.ts';
import { apiText } from '#text/site/api-reference.ts';
import { KEY_PREFIX } from '#shared/rules/api-keys.ts';
import { MCP_PATH } from '#shared/rules/mcp.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { chatSample, readingSample, RECEIVER_SAMPLE, tableSample } from '#web/lib/connecting-samples.ts';
import { CodeWords } from '#web/ui/code-words.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import styles from './api-page.module.css';

const KEY = `${KEY_PREFIX}…`;
/** Stands until the page knows where it is. */
const SOMEWHERE = 'https://…';

const neverChanges = () => () => {};

const CLIENT = `import { createTonus } from './tonus.ts';

const tonus = createTonus({ url: SITE, key: KEY });
const { data, error } = await tonus.GET('/api/overview/workspace/{id}/attention', {
  params: { path: { id: WORKSPACE } },
});`;

/** How assistants and other systems are connected, and the client in TypeScript. */
export function ApiConnecting() {
  const origin = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => SOMEWHERE,
  );
  const url = `${origin}${MCP_PATH}`;
  const headers = { Authorization: `Bearer ${KEY}` };
  const remote = ['mcp-remote', url, '--header', `Authorization: Bearer ${KEY}`];
  return (
    <>
      <Inline as="nav" aria-label={text.contents} align="stretch" gap="8" className={styles.contents}>
        {(['table', 'events', 'mcp', 'client'] as const).map((id) => (
          <a key={id} href={`#${id}`}>
            {text[id].title}
          </a>
        ))}
        <a href="#calls">{apiText.basics}</a>
      </Inline>
      <Stack as="section" id="table" gap="14" className={styles.basics} aria-labelledby="table-title">
        <h2 id="table-title">{text.table.title}</h2>
        <Lines ordered of={text.table.steps} />
        <Sample name={text.table.code} code={readingSample(origin, text.table.head)} />
        <p>{text.table.yandex}</p>
      </Stack>
      <Stack as="section" id="events" gap="14" className={styles.basics} aria-labelledby="events-title">
        <h2 id="events-title">{text.events.title}</h2>
        <p>{text.events.lead}</p>
        <Lines of={text.events.rules} />
        <h3>{events.tableTitle}</h3>
        <Lines ordered of={events.tableSteps} />
        <Sample name={text.events.script} code={tableSample(events)} />
        <p>{events.tableNote}</p>
        <h3>{events.chatTitle}</h3>
        <Lines ordered of={events.chatSteps} />
        <Lines of={events.chats} />
        <Sample name="index.js" code={chatSample(events)} />
        <p>{events.chatNote}</p>
        <h3>{text.events.own}</h3>
        <p>
          <CodeWords>{text.events.ownSteps}</CodeWords>
        </p>
        <Sample name="receiver.mjs" code={RECEIVER_SAMPLE} />
      </Stack>
      <Stack as="section" id="mcp" gap="14" className={styles.basics} aria-labelledby="mcp-title">
        <h2 id="mcp-title">{text.mcp.title}</h2>
        <p>{text.mcp.lead}</p>
        <Lines of={text.mcp.steps} />
        <Sample name={text.mcp.http} code={inJson({ tonus: { url, headers } })} />
        <Sample name={text.mcp.command} code={inJson({ tonus: { command: 'npx', args: remote } })} />
        <h3>{text.mcp.readsTitle}</h3>
        <Lines of={text.mcp.reads} />
        <h3>{text.mcp.asksTitle}</h3>
        <Lines of={text.mcp.asks} />
      </Stack>
      <Stack as="section" id="client" gap="14" className={styles.basics} aria-labelledby="client-title">
        <h2 id="client-title">{text.client.title}</h2>
        <p>
          <CodeWords>{text.client.lead}</CodeWords>
        </p>
        <Sample name={text.client.sample} code={CLIENT} />
      </Stack>
    </>
  );
}

function Lines({ of, ordered = false }: { readonly of: readonly string[]; readonly ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {of.map((line) => (
        <li key={line}>
          <CodeWords>{line}</CodeWords>
        </li>
      ))}
    </List>
  );
}

/** Code to be copied; a narrow screen scrolls it, and the keyboard does. */
function Sample({ name, code }: { readonly name: string; readonly code: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <figure className={styles.sample}>
      <Inline as="figcaption" gap="12" justify="between">
        {name}
        <button
          type="button"
          className={`button button-outline ${styles.copy}`}
          onClick={() => void copyText(code).then(setCopied)}
        >
          {copied ? text.copied : text.copy}
        </button>
      </Inline>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone: the keys scroll it */}
      <pre tabIndex={0} role="region" aria-label={name}>
        <code translate="no">{text.code(code)}</code>
      </pre>
    </figure>
  );
}

function inJson(servers: object): string {
  return JSON.stringify({ mcpServers: servers }, null, 2);
}
