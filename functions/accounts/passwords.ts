import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;

const derive = promisify(argon2);

/** Hashes a password into the PHC text form `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. About 27 ms. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive('argon2id', { message: prepare(password), nonce: salt, ...PARAMETERS });
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/**
 * Whether the password is the one that was hashed. With no hash (an address nobody registered) the same work
 * is done on a decoy, so that time does not tell whether an address is known.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = parse(hash ?? DECOY);
  const { salt, tag, ...parameters } = stored;
  const computed = await derive('argon2id', {
    message: prepare(password),
    nonce: salt,
    tagLength: tag.length,
    ...parameters,
  });
  return timingSafeEqual(computed, tag) && hash !== null;
}

const DECOY = `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$${encode(randomBytes(SALT_BYTES))}$${encode(randomBytes(PARAMETERS.tagLength))}`;

function parse(hash: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!match) throw new Error('A stored password hash is not argon2id');
  const [, memory, passes, parallelism, salt, tag] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** One password typed on two keyboards may differ in bytes only; NFKC makes them one. */
function prepare(password: string): string {
  return password.normalize('NFKC');
}

/** Base64 without padding, as the PHC form wants it. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
