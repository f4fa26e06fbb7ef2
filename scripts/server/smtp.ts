import { createPublicKey } from 'node:crypto';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { SentLetter } from '#scripts/local/aws-endpoints.ts';
import type { Dkim } from './config.ts';
import type { Outcome } from './mail-queue.ts';

const CONNECT_MS = 15_000;
const SILENCE_MS = 60_000;
const CONNECTIONS = 5;
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

interface SmtpOptions {
  readonly smtpUrl: string;
  readonly sender: string;
  readonly dkim: Dkim | undefined;
}

export interface Smtp {
  /** Never rejects. */
  send(id: string, letter: SentLetter): Promise<Outcome>;
  close(): void;
}

/** Sends letters by SMTP, over TLS unless the mail server is on this machine: their links open accounts. */
export function openSmtp({ smtpUrl, sender, dkim }: SmtpOptions): Smtp {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    pool: true,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    ...(url.port === '' ? {} : { port: Number(url.port) }),
    ...securityOf(url),
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // What a letter holds is text: no file and no address is read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim ? { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey } } : {}),
  });
  const domain = sender.slice(sender.indexOf('@') + 1);
  return {
    send: async (id, { from = sender, to, replyTo, subject, text, html, headers }) => {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: [...to],
          replyTo: [...replyTo],
          subject,
          text,
          html,
          headers: { ...headers },
        });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** TLS from the start, or begun on the way; a mail server on this machine alone may do without. */
export function securityOf({ protocol, hostname }: URL): { secure: boolean; requireTLS: boolean } {
  const secure = protocol === 'smtps:';
  return { secure, requireTLS: !secure && !LOOPBACK.test(hostname) };
}

const Refusal = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
});
/** Of RFC 3463: a bad mailbox or domain, a mailbox that is switched off or has moved. */
const NO_MAILBOX = /\b5\.(1\.[0-36]|2\.1)\b/;
const ANY_ENHANCED = /\b[245]\.\d{1,3}\.\d{1,3}\b/;
/** Without a word more, these say so. */
const NO_MAILBOX_CODES: readonly (number | undefined)[] = [550, 551, 553];

/**
 * What an error of SMTP says of a letter. An address is given up only where the mail server says that there is no such
 * mailbox: what it refuses the sender for (no login, no leave to relay, a block list) is mended, and must not cost the
 * product its addresses. The words of the server are not repeated, as they name the address.
 */
export function outcomeOf(error: unknown): Exclude<Outcome, { kind: 'sent' }> {
  const { code = 'unknown', command = '', responseCode, response = '' } = Refusal.safeParse(error).data ?? {};
  const enhanced = ANY_ENHANCED.exec(response)?.[0];
  const reason = [code, command.split(' ')[0], responseCode, enhanced].filter(Boolean).join(' ');
  // The library finds no mailbox in what stands where the address should.
  if (code === 'EENVELOPE' && command === 'API') return { kind: 'refused', reason };
  if (responseCode === undefined || responseCode < 500) return { kind: 'later', reason };
  if (command.startsWith('RCPT')) {
    const isGone = enhanced === undefined ? NO_MAILBOX_CODES.includes(responseCode) : NO_MAILBOX.test(enhanced);
    return { kind: isGone ? 'bounced' : 'later', reason };
  }
  // The letter itself was shown and not taken.
  return { kind: command.startsWith('DATA') ? 'refused' : 'later', reason };
}

/** The record that DNS must have for letters to be signed: its name and its value. */
export function dkimRecord({ domain, selector, privateKey }: Dkim): { name: string; value: string } {
  const key = createPublicKey(privateKey);
  const isEd25519 = key.asymmetricKeyType === 'ed25519';
  const der = key.export({ type: 'spki', format: 'der' });
  // An Ed25519 key is written without what names its kind (RFC 8463).
  const bytes = isEd25519 ? der.subarray(-32) : der;
  return {
    name: `${selector}._domainkey.${domain}`,
    value: `v=DKIM1; k=${isEd25519 ? 'ed25519' : 'rsa'}; p=${bytes.toString('base64')}`,
  };
}
