import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [, start, a, b, c, d] = dotted ?? [];
  const pair = (high: string | undefined, low: string | undefined) => (Number(high) * 256 + Number(low)).toString(16);
  const [head = '', tail] = (dotted ? `${start}${pair(a, b)}:${pair(c, d)}` : address).split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

/** The IPv4 address in an IPv6 address that stands for one (`::ffff:1.2.3.4`, `::ffff:102:304`). */
function mappedAddress(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

/**
 * Normalises the spellings of an address that proxies use: with port, brackets or zone, upper case, zeros, or IPv4 mapped to IPv6.
 * Undefined when it is not an address.
 */
export function parseAddress(text: string): string | undefined {
  const bare = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  if (isIPv4(bare)) {
    return bare;
  }
  const address = bare.split('%', 1)[0] ?? bare;
  if (!isIPv6(address)) {
    return undefined;
  }
  const groups = groupsOf(address);
  return mappedAddress(groups) ?? groups.map((group) => group.toString(16)).join(':');
}

/**
 * What counts as one client (docs/rules/limits.md#one-client): an IPv4 address, or the /64 of an IPv6 address, since a household holds all
 * of it; `::ffff:1.2.3.4` is 1.2.3.4. All texts that are no address count as one client.
 */
export function ipBucket(text: string): string {
  const address = parseAddress(text);
  if (address === undefined) {
    return 'unknown';
  }
  return isIPv4(address) ? address : `${address.split(':', 4).join(':')}::/64`;
}
