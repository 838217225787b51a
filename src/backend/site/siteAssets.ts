import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import { compress, isWorthCompressing, type Encoding } from '../../build/compress.ts';

/** For a file with a hash of its content in its name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file or page in memory, which is compressed once; hono's compress middleware would do it for each request. */
export interface Asset {
  body: Buffer;
  type: string;
  /** Null for a type that compression does not make smaller. */
  compressed: Partial<Record<Encoding, Buffer | null>> | null;
}

export function assetOf(name: string, body: Buffer): Asset {
  const type = getMimeType(name) ?? 'application/octet-stream';
  return { body, type, compressed: isWorthCompressing(name) ? {} : null };
}

export function pageAsset(html: string): Asset {
  return assetOf('page.html', Buffer.from(html));
}

function acceptedEncoding(context: Context): Encoding | null {
  const accepted = parseAccept((context.req.header('accept-encoding') ?? '').toLowerCase());
  const quality = (name: string) => accepted.find(({ type }) => type === name)?.q;
  return (['br', 'gzip'] as const).find((name) => (quality(name) ?? quality('*') ?? 0) > 0) ?? null;
}

type Status = 200 | 404 | 500 | 503;

function send(context: Context, { body, type, compressed }: Asset, cacheControl: string, status: Status) {
  context.header('cache-control', cacheControl);
  context.header('content-type', type);
  if (!compressed) return context.body(new Uint8Array(body), status);
  context.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(context);
  const smaller = encoding && (compressed[encoding] ??= compress(body, encoding));
  if (smaller) context.header('content-encoding', encoding);
  return context.body(new Uint8Array(smaller ?? body), status);
}

/** Sends a file with a hash in its name, which browsers cache forever. */
export const sendAsset = (context: Context, asset: Asset) => send(context, asset, IMMUTABLE, 200);

/** Sends a page without personal data, which browsers ask for again but keep for the way back to it. */
export const sendPublicPage = (context: Context, page: Asset) => send(context, page, 'no-cache', 200);

/** Sends a page, which browsers do not cache. */
export const sendPage = (context: Context, page: Asset, status: Status = 200) =>
  send(context, page, 'no-store', status);
