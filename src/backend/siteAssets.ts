import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { compress, isWorthCompressing, type Encoding } from '../build/compress.ts';

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

/** One file that is sent as it is, kept in memory with its compressed forms. */
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

/** Answers with the file, or 304 when the browser has this very one. */
export function sendAsset(context: Context, asset: Asset): Response {
  context.header('cache-control', asset.hashed ? YEAR : 'no-cache');
  // Weak: the same for its compressed forms.
  context.header('etag', `W/${asset.etag}`);
  if (asset.compressed) context.header('vary', 'accept-encoding');
  const known = context.req.header('if-none-match') ?? '';
  if (known.trim() === '*' || known.includes(asset.etag)) return context.body(null, 304);
  context.header('content-type', asset.type);
  const encoding = encodingFor(context);
  const copies = asset.compressed;
  // Once, also where it turns out to get no smaller.
  if (copies && encoding && copies[encoding] === undefined) copies[encoding] = compress(asset.body, encoding);
  const compressed = encoding && copies?.[encoding];
  if (compressed) context.header('content-encoding', encoding);
  return context.body(new Uint8Array(compressed ?? asset.body));
}

/** Answers with a page made for this request: compressed, and never kept. */
export function sendPage(context: Context, html: string, status: 200 | 404 | 500 | 503 = 200): Response {
  const encoding = encodingFor(context);
  const body = Buffer.from(html);
  const compressed = encoding && compress(body, encoding);
  context.header('cache-control', 'no-store');
  context.header('vary', 'accept-encoding');
  context.header('content-type', TYPES['.html']);
  if (compressed) context.header('content-encoding', encoding);
  return context.body(new Uint8Array(compressed ?? body), status);
}
