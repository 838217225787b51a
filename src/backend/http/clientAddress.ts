import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  expandIPv6,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/** An address as it is counted: a /64 of IPv6 counts as one, because a household has that many. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const binary = convertIPv6ToBinary(address);
  // However it is written: `::ffff:1.2.3.4` or `::ffff:102:304`.
  if (isIPv4MappedIPv6(binary)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary));
  return expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':');
}

/** Some proxies add the port: `1.2.3.4:567`, `[2001:db8::1]:567`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop;
}

/**
 * The networks of an address, the narrowest first: its own and, with IPv6, the /56 that a home line has, whose 256 networks
 * are one household's too.
 */
export function networksOf(address: string): string[] {
  return address.includes(':') ? [address, address.slice(0, -2)] : [address];
}

/**
 * The client's address. Only the last TRUSTED_PROXIES entries of `X-Forwarded-For` are trusted; a client can forge the
 * others.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const direct = getConnInfo(context).remote.address ?? '';
  if (trustedProxies === 0) return network(direct);
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return network(withoutPort(forwarded.at(-trustedProxies) || direct));
}
