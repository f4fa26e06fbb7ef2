import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { DAY_SECONDS } from '#shared/rules/durations.ts';
import { serveJson, type TestReply, type TestRequest, type TestServer } from './json-server.ts';

/** What a browser gives out of a device to whoever may write to it. */
export interface PlayedSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A message as its device has opened it. */
export interface PlayedMessage {
  readonly message: unknown;
  readonly topic: string;
  readonly ttl: string;
  readonly urgency: string;
  /** Bytes as they went. */
  readonly bytes: number;
  /** Whom the service may turn to. */
  readonly subject: string;
}

/** A device that takes messages: its keys, what came, what is wrong with it. */
export interface PlayedDevice {
  readonly subscription: PlayedSubscription;
  readonly messages: PlayedMessage[];
  /** What its messages are answered with instead: one entry for each, the first first; the last stays. */
  readonly refusals: { readonly status: number; readonly retryAfter?: string }[];
}

export interface PlayedPushService extends TestServer {
  device(): PlayedDevice;
}

/** What a test in another process asks of the one who plays: `POST` makes a device, `GET` tells of one. */
const CONTROL_PATH = '/__fake/devices';
/** As much as a service has to take (RFC 8030). */
const MAX_BYTES = 4096;

/** A push service of browsers: as strict about who writes to a device, and about encryption, as the real ones. */
export async function startPushService(port = 0): Promise<PlayedPushService> {
  const devices = new Map<string, PlayedDevice & { readonly open: (body: Buffer) => unknown }>();
  const device = (): PlayedDevice => {
    const id = randomBytes(16).toString('base64url');
    const { keys, open } = newDeviceKeys();
    const made = { subscription: { endpoint: `${server.url}/send/${id}`, keys }, messages: [], refusals: [], open };
    devices.set(id, made);
    return made;
  };
  const control = ({ method, path }: TestRequest): TestReply => {
    if (method === 'POST') return { status: 200, body: device().subscription };
    const { messages = [] } = devices.get(path.split('/').at(-1)!) ?? {};
    return { status: 200, body: messages };
  };
  const answer = (request: TestRequest): TestReply => {
    if (request.path.startsWith(CONTROL_PATH)) return control(request);
    const to = devices.get(request.path.replace('/send/', ''));
    if (!to) return { status: 404, text: '' };
    const [refusal] = to.refusals;
    if (to.refusals.length > 1) to.refusals.shift();
    if (refusal && refusal.status !== 201) {
      const headers: Record<string, string> = refusal.retryAfter ? { 'retry-after': refusal.retryAfter } : {};
      return { status: refusal.status, headers, text: '' };
    }
    const claims = claimsOf(request, server.url);
    if (!claims) return { status: 403, text: 'the token does not fit' };
    const { topic = '', ttl = '', urgency = '', 'content-encoding': encoding } = request.headers;
    if (ttl === '' || encoding !== 'aes128gcm' || String(topic).length > 32) return { status: 400, text: '' };
    if (request.bytes.length > MAX_BYTES) return { status: 413, text: '' };
    const message = to.open(request.bytes);
    const [bytes, subject] = [request.bytes.length, String(claims['sub'])];
    to.messages.push({ message, topic: String(topic), ttl: String(ttl), urgency: String(urgency), bytes, subject });
    return { status: 201, text: '' };
  };
  const server = await serveJson(answer, undefined, port);
  return Object.assign(server, { device });
}

/** A device at a service that is played elsewhere. */
export async function makeDevice(host: string): Promise<PlayedSubscription> {
  return (await (await fetch(`http://${host}${CONTROL_PATH}`, { method: 'POST' })).json()) as PlayedSubscription;
}

/** What has come to a device of such a service. */
export async function messagesTo(host: string, { endpoint }: PlayedSubscription): Promise<readonly PlayedMessage[]> {
  const id = endpoint.split('/').at(-1)!;
  return (await (await fetch(`http://${host}${CONTROL_PATH}/${id}`)).json()) as PlayedMessage[];
}

/** What a request proves itself by (RFC 8292); null where that is nothing, of another service or for too long. */
function claimsOf({ headers: { authorization = '' } }: TestRequest, audience: string): jwt.JwtPayload | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  try {
    const point = Buffer.from(key, 'base64url');
    const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const claims = jwt.verify(token, publicKey, { algorithms: ['ES256'], audience });
    if (typeof claims === 'string' || claims.exp! * 1000 > Date.now() + DAY_SECONDS * 1000) return null;
    return /^(mailto:|https?:)/.test(String(claims.sub)) ? claims : null;
  } catch {
    return null;
  }
}

function newDeviceKeys() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open: (body: Buffer): unknown => JSON.parse(openMessage(body, ecdh.getPrivateKey(), auth)),
  };
}

/** Opens a message as its device does (RFC 8291), and throws where it is for another one. */
export function openMessage(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, about, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, bytes));
  const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const sealed = body.subarray(21 + body[20]!);
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  // What follows the mark of the last record is padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
