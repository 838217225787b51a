import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { compress, isWorthCompressing, type Encoding } from '../../build/compress.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const YEAR = 'public, max-age=31536000, immutable';

/**
 * One file that is sent as it is, kept in memory with its compressed forms. Not hono's serve-static: some are made here
 * and in no folder, and it knows neither ETags nor the weights of Accept-Encoding.
 */
export interface Asset {
  body: Buffer;
  type: string;
  etag: string;
  /** Its name changes with its content, so it may be kept for ever. */
  hashed: boolean;
  compressed: Partial<Record<Encoding, Buffer | null>> | null;
}

/** The asset of a file's bytes; what the build has compressed beside `file` is taken over. */
export function assetOf(name: string, body: Buffer, hashed: boolean, file?: string): Asset {
  const ready = (suffix: string) =>
    file !== undefined && existsSync(file + suffix) ? readFileSync(file + suffix) : undefined;
  return {
    body,
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    hashed,
    compressed: isWorthCompressing(name) ? { br: ready('.br'), gzip: ready('.gz') } : null,
  };
}

/** All files of a build by their path from its root; those under `assets/` carry a hash in their name. */
export function assetsOf(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (/\.(br|gz)$/.test(name) || !statSync(file).isFile()) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    assets.set(path, assetOf(name, readFileSync(file), path.startsWith('/assets/'), file));
  }
  return assets;
}

/** The best encoding that the browser takes. */
function encodingFor(context: Context): Encoding | null {
  const accepted = parseAccept((context.req.header('accept-encoding') ?? '').toLowerCase());
  const quality = (name: string) => accepted.find(({ type }) => type === name)?.q;
  return (['br', 'gzip'] as const).find((name) => (quality(name) ?? quality('*') ?? 0) > 0) ?? null;
}

/** Answers with the asset's bytes, in the best encoding. */
function send(context: Context, { body, type, compressed: copies }: Asset, status: 200 | 404 | 500 | 503) {
  if (copies) context.header('vary', 'accept-encoding');
  context.header('content-type', type);
  const encoding = encodingFor(context);
  // Once, also where it turns out to get no smaller.
  if (copies && encoding && copies[encoding] === undefined) copies[encoding] = compress(body, encoding);
  const compressed = encoding && copies?.[encoding];
  if (compressed) context.header('content-encoding', encoding);
  return context.body(new Uint8Array(compressed ?? body), status);
}

/** Answers with the file, or 304 when the browser has this very one. */
export function sendAsset(context: Context, asset: Asset): Response {
  context.header('cache-control', asset.hashed ? YEAR : 'no-cache');
  // Weak: the same for its compressed forms.
  context.header('etag', `W/${asset.etag}`);
  const known = context.req.header('if-none-match') ?? '';
  if (known.trim() !== '*' && !known.includes(asset.etag)) return send(context, asset, 200);
  if (asset.compressed) context.header('vary', 'accept-encoding');
  return context.body(null, 304);
}

/** Answers with a page that no browser keeps: made for this request, or kept here with its compressed forms. */
export function sendPage(
  context: Context,
  page: string | Asset,
  status: 200 | 404 | 500 | 503 = 200,
): Response {
  context.header('cache-control', 'no-store');
  const asset = typeof page === 'string' ? assetOf('page.html', Buffer.from(page), false) : page;
  return send(context, asset, status);
}
