import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import type { html } from 'hono/html';
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

export async function pageAsset(page: string | ReturnType<typeof html>): Promise<Asset> {
  return assetOf('page.html', Buffer.from(String(await page)));
}

function acceptedEncoding(context: Context): Encoding | null {
  const accepted = parseAccept((context.req.header('accept-encoding') ?? '').toLowerCase());
  const quality = (name: string) => accepted.find(({ type }) => type === name)?.q;
  return (['br', 'gzip'] as const).find((name) => (quality(name) ?? quality('*') ?? 0) > 0) ?? null;
}

/** With `no-cache`, browsers ask for a page again but keep it for the way back to it; it has no personal data. */
type CacheControl = typeof IMMUTABLE | 'no-cache' | 'no-store';
type Status = 200 | 404 | 500 | 503;

/** Sends a file or page. */
export function sendAsset(context: Context, asset: Asset, cacheControl: CacheControl, status: Status = 200) {
  const { body, type, compressed } = asset;
  context.header('cache-control', cacheControl);
  context.header('content-type', type);
  if (!compressed) return context.body(new Uint8Array(body), status);
  context.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(context);
  const smaller = encoding && (compressed[encoding] ??= compress(body, encoding));
  if (smaller) context.header('content-encoding', encoding);
  return context.body(new Uint8Array(smaller ?? body), status);
}
