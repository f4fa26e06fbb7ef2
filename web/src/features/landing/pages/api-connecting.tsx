import { useSyncExternalStore } from 'react';
import { apiConnectingText as text } from '#text/site/api-connecting.ts';
import { KEY_PREFIX } from '#shared/rules/api-keys.ts';
import { MCP_PATH } from '#shared/rules/mcp.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import styles from './api-page.module.css';

const KEY = `${KEY_PREFIX}…`;
/** Stands until the page knows where it is. */
const SOMEWHERE = 'https://…';

const neverChanges = () => () => {};

const SIGNATURE = `import { Webhook } from 'standardwebhooks';

const event = new Webhook(SECRET).verify(body, headers);`;

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
      <Stack as="section" id="events" gap="14" className={styles.basics} aria-labelledby="events-title">
        <h2 id="events-title">{text.webhooks.title}</h2>
        <p>{text.webhooks.lead}</p>
        <Lines of={text.webhooks.rules} />
        <Sample name={text.webhooks.check} code={SIGNATURE} />
      </Stack>
      <Stack as="section" id="client" gap="14" className={styles.basics} aria-labelledby="client-title">
        <h2 id="client-title">{text.client.title}</h2>
        <p>{text.client.lead}</p>
        <Sample name={text.client.sample} code={CLIENT} />
      </Stack>
    </>
  );
}

function Lines({ of }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Code to be copied; a narrow screen scrolls it, and the keyboard does. */
function Sample({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <figure className={styles.sample}>
      <figcaption>{name}</figcaption>
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
