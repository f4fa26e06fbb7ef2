import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server that knows the texts it is given. */
export interface PlayedDns {
  /** `127.0.0.1:port`. */
  readonly host: string;
  /** The texts at a name. */
  readonly texts: Map<string, readonly string[]>;
  /** It says that it cannot say anything now. */
  isBroken: boolean;
  stop(): Promise<void>;
}

const HEADER_BYTES = 12;
const TXT = 16;
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;

/** Starts a name server on the loopback. */
export async function startDns(): Promise<PlayedDns> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const played: PlayedDns = {
    host: `127.0.0.1:${socket.address().port}`,
    texts: new Map(),
    isBroken: false,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
  socket.on('message', (question, { port, address }) => {
    const { name, end } = nameIn(question);
    const texts = played.texts.get(name.toLowerCase()) ?? [];
    const code = played.isBroken ? SERVER_FAILURE : texts.length === 0 ? NO_SUCH_NAME : 0;
    socket.send(answerTo(question.subarray(0, end), code === 0 ? texts : [], code), port, address);
  });
  return played;
}

/** The name that is asked for, and where the question ends. */
function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5 };
}

function answerTo(question: Buffer, texts: readonly string[], code: number): Buffer {
  const header = Buffer.from(question.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts.length, 6);
  header.writeUInt32BE(0, 8);
  const records = texts.map((text) => {
    const bytes = Buffer.from(text);
    const record = Buffer.alloc(13);
    // The name of the question, the kind, the class, no time to live.
    record.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
    record.writeUInt16BE(TXT, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(bytes.length + 1, 10);
    record[12] = bytes.length;
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([header, question.subarray(HEADER_BYTES), ...records]);
}
