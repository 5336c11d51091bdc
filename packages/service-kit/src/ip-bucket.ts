import { isIPv6 } from 'node:net';

function groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right];
}

/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 one (a household holds all of it); `::ffff:1.2.3.4` is
 * 1.2.3.4 (D33).
 */
export function ipBucket(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) {
    return mapped;
  }
  const bare = address.split('%', 1)[0] ?? address;
  if (!isIPv6(bare)) {
    return bare;
  }
  const prefix = groups(bare.toLowerCase())
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
