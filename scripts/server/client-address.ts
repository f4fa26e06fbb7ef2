import { BlockList, isIP } from 'node:net';

/** Tells whether an address is one of a trusted proxy. */
export type Trusted = (address: string) => boolean;

/** Reads `10.0.0.1`, `10.0.0.0/8`, `::1` with commas between. Throws on anything else. */
export function parseTrusted(list: string): Trusted {
  const block = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...more] = entry.split('/');
    const family = familyOf(address);
    const most = family === 'ipv6' ? 128 : 32;
    // A network of no bits is everybody, who may then write whatever address they like.
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
    if (family === undefined || !isNetwork || more.length > 0) {
      throw new Error(`${entry} is neither an address nor a network such as 10.0.0.0/8`);
    }
    if (bits === undefined) block.addAddress(address, family);
    else block.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && block.check(address, family);
  };
}

/**
 * Whose request it is: the peer, or, where that is a trusted proxy, the last address of X-Forwarded-For that is none.
 * What stands before it the caller may have written. Without a proxy the header says nothing.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trusted: Trusted): string {
  let client = plain(peer);
  for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
    if (!trusted(client)) break;
    const address = plain(hop.trim());
    if (isIP(address) === 0) break;
    client = address;
  }
  return client;
}

/** Without the port, without brackets, an IPv4 address as one. */
function plain(address: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  return bare.replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}
