import type { ApiCall } from './api-reference.ts';

/** What somebody has typed for a call; `body` is null where it takes none. */
export interface Typed {
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** A call as it is sent, without its key. */
export interface TriedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Stands in a curl line for the key: a line that is copied is sent to colleagues. */
const KEY_IN_LINE = '$TONUS_KEY';

/** The request of a call; null as long as a parameter is missing that it cannot do without. */
export function requestOf(call: ApiCall, { parameters, body }: Typed, origin: string): TriedRequest | null {
  const given = call.parameters.map((one) => ({ ...one, value: parameters[one.name]?.trim() ?? '' }));
  if (given.some(({ required, value }) => required && value === '')) return null;
  let path = call.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = body === null ? {} : { 'content-type': 'application/json' };
  for (const { name, place, value } of given) {
    if (value === '') continue;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (place === 'header') headers[name] = value;
    else query.set(name, value);
  }
  const search = query.size > 0 ? `?${query}` : '';
  return { url: `${origin}${path}${search}`, method: call.method, headers, ...(body === null ? {} : { body }) };
}

/** The same for a terminal. */
export function curlOf({ url, method, headers, body }: TriedRequest): string {
  const lines = [
    `curl -X ${method} ${quoted(url)}`,
    `-H "Authorization: Bearer ${KEY_IN_LINE}"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** A text as one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
