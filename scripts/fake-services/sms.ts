import { smsParts } from '#shared/rules/sms.ts';
import { serveJson, type TestReply, type TestRequest, type TestServer } from './json-server.ts';

/** A message that a played gateway has taken. */
export interface SentSms {
  readonly phone: string;
  readonly text: string;
  readonly sender: string | null;
  /** The sender's own number of it; null where the gateway knows none. */
  readonly id: string | null;
}

/** The account behind a key: what it has sent, how it fails. */
export interface SmsAccount {
  readonly messages: SentSms[];
  /** How the next messages fail, the first first: no money; an error of the server; taken, but the answer never comes; asked for too often. */
  readonly failures: ('no money' | 'broken' | 'silent' | 'duplicate')[];
  /** Rubles for a part. */
  price: number;
}

export interface PlayedSms extends TestServer {
  account(key: string): SmsAccount;
}

/** One with “revoked” in it was taken back. */
const KEY = /^[\w-]{8,}$/;
/** A number no gateway delivers to. */
const BAD_PHONE = /0000$/;
/** But for asking what a message would cost. */
const NOBODY = '79000000000';
/** What a test in another process asks of the one who plays. */
const CONTROL_PATH = '/__fake/sms/';

/** How a gateway words what it is asked and what it answers. */
interface Played {
  readonly keyOf: (form: URLSearchParams) => string;
  readonly answer: (account: SmsAccount | null, path: string, form: URLSearchParams) => TestReply | null;
}

async function serveSms({ keyOf, answer }: Played, port: number): Promise<PlayedSms> {
  const accounts = new Map<string, SmsAccount>();
  const account = (key: string): SmsAccount => {
    const known = accounts.get(key) ?? { messages: [], failures: [], price: 4.2 };
    accounts.set(key, known);
    return known;
  };
  const handle = ({ method, path, body }: TestRequest): TestReply | null => {
    if (path.startsWith(CONTROL_PATH)) {
      const { messages } = account(decodeURIComponent(path.slice(CONTROL_PATH.length)));
      return { status: 200, body: { messages } };
    }
    // By GET keys and numbers would stand in logs.
    if (method !== 'POST') return { status: 405, body: {} };
    const form = new URLSearchParams(body);
    const key = keyOf(form);
    return answer(KEY.test(key) && !key.includes('revoked') ? account(key) : null, path, form);
  };
  return Object.assign(await serveJson(handle, undefined, port), { account });
}

/** What a gateway that is played elsewhere has taken. */
export async function smsOf(host: string, key: string): Promise<readonly SentSms[]> {
  const reply = await fetch(`http://${host}${CONTROL_PATH}${encodeURIComponent(key)}`);
  return ((await reply.json()) as { messages: readonly SentSms[] }).messages;
}

/** SMSC.ru: as strict about repeated requests as the real one, whose messages have numbers of the sender. */
export function startSmsc(port = 0): Promise<PlayedSms> {
  const failed = (code: number, error: string): TestReply => ({ status: 200, body: { error, error_code: code } });
  return serveSms(
    {
      keyOf: (form) => form.get('apikey') ?? '',
      answer(account, path, form) {
        if (account === null) return failed(2, 'authorise error');
        const id = form.get('id');
        if (path === '/sys/status.php') {
          const known = account.messages.some((message) => message.id === id);
          return known ? { status: 200, body: { status: 1 } } : failed(3, 'message not found');
        }
        const [phone, text] = [form.get('phones') ?? '', form.get('mes') ?? ''];
        if (path !== '/sys/send.php' || text === '' || form.get('fmt') !== '3') return failed(1, 'parameters error');
        const cnt = smsParts(text);
        if (form.get('cost') === '1') return { status: 200, body: { cost: (account.price * cnt).toFixed(2), cnt } };
        if (!/^\+?\d{11,15}$/.test(phone)) return failed(7, 'invalid number');
        if (BAD_PHONE.test(phone)) return failed(8, "message can't be delivered");
        const failure = account.failures.shift();
        if (failure === 'no money') return failed(3, 'no money');
        if (failure === 'broken') return { status: 500, body: {} };
        if (failure === 'duplicate' || account.messages.some((message) => message.id === id)) {
          if (failure === 'duplicate') account.messages.push({ phone, text, sender: form.get('sender'), id });
          return failed(9, 'duplicate request');
        }
        account.messages.push({ phone, text, sender: form.get('sender'), id });
        return failure === 'silent' ? { status: 200, cut: true } : { status: 200, body: { id, cnt } };
      },
    },
    port,
  );
}

/** SMS.ru: its replies have a code for the whole and one for each number; it knows no numbers of the sender. */
export function startSmsru(port = 0): Promise<PlayedSms> {
  const failed = (code: number): TestReply => ({ status: 200, body: { status: 'ERROR', status_code: code } });
  const of = (phone: string, own: object): TestReply => ({
    status: 200,
    body: { status: 'OK', status_code: 100, sms: { [phone]: own } },
  });
  return serveSms(
    {
      keyOf: (form) => form.get('api_id') ?? '',
      answer(account, path, form) {
        if (account === null) return failed(200);
        const [phone, text] = [form.get('to') ?? '', form.get('msg') ?? ''];
        if (text === '' || form.get('json') !== '1') return failed(203);
        const sms = smsParts(text);
        if (path === '/sms/cost') {
          return of(phone, { status: 'OK', status_code: 100, cost: (account.price * sms).toFixed(2), sms });
        }
        if (path !== '/sms/send') return failed(210);
        if (!/^\d{11,15}$/.test(phone) || (BAD_PHONE.test(phone) && phone !== NOBODY)) {
          return of(phone, { status: 'ERROR', status_code: 207 });
        }
        const failure = account.failures.shift();
        if (failure === 'no money') return failed(201);
        if (failure === 'broken') return { status: 500, body: {} };
        if (failure === 'duplicate') return of(phone, { status: 'ERROR', status_code: 231 });
        account.messages.push({ phone: `+${phone}`, text, sender: form.get('from'), id: null });
        return failure === 'silent'
          ? { status: 200, cut: true }
          : of(phone, { status: 'OK', status_code: 100, sms_id: `000-${account.messages.length}` });
      },
    },
    port,
  );
}
