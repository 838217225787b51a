import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { InputProblem, SetupProblem } from '../service/SetupProblem.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The kind of a value: a national number has different HMACs as a child's and as a parent's. */
type LookupKind = 'child' | 'parent' | 'idempotency' | 'request' | 'address';

interface Key {
  id: string;
  /** Tells two keys of the same id apart. */
  fingerprint: string;
  seal: Buffer;
  lookup: Buffer;
}

function derived(master: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', `enrolment ${purpose}`, KEY_BYTES));
}

function hmac(key: Buffer, kind: LookupKind, value: string): string {
  return createHmac('sha256', key).update(`${kind}\0${value}`).digest('base64url');
}

/** A new key as {@link Vault.fromText} reads it. */
export function newKeyText(id: string): string {
  return `${id}=${randomBytes(KEY_BYTES).toString('base64')}`;
}

/**
 * Encrypts personal data with AES-256-GCM, and computes the HMACs it is looked up by. The first key is the current one;
 * the others decrypt data from before a rotation.
 */
export class Vault {
  private constructor(private readonly keys: readonly [Key, ...Key[]]) {}

  /** Reads `id=base64` pairs, comma-separated. */
  static fromText(text: string): Vault {
    const keys = text.split(',').map((pair): Key => {
      const [, id, base64] = /^\s*([A-Za-z0-9_-]{1,32})=([A-Za-z0-9+/=_-]+)\s*$/.exec(pair) ?? [];
      const master = Buffer.from(base64 ?? '', 'base64');
      if (id === undefined || master.length !== KEY_BYTES) {
        throw new InputProblem('DATA_KEYS must be id=base64 pairs of 32 bytes each, comma-separated.');
      }
      const lookup = derived(master, 'lookup');
      const fingerprint = hmac(lookup, 'request', 'fingerprint');
      return { id, fingerprint, seal: derived(master, 'seal'), lookup };
    });
    const [first, ...others] = keys;
    if (!first || new Set(keys.map(({ id }) => id)).size < keys.length) {
      throw new InputProblem('DATA_KEYS must name each key once.');
    }
    return new Vault([first, ...others]);
  }

  /** The current key's id and fingerprint. */
  get current(): { id: string; fingerprint: string } {
    const { id, fingerprint } = this.keys[0];
    return { id, fingerprint };
  }

  /** The fingerprint of the key with this id; undefined without that key. */
  fingerprintOf(id: string): string | undefined {
    return this.keys.find((key) => key.id === id)?.fingerprint;
  }

  /** An HMAC, by which the value can be found but not read. */
  lookup(kind: LookupKind, value: string): string {
    return hmac(this.keys[0].lookup, kind, value);
  }

  /** The HMAC with each key: a backup may be older than the current key. */
  lookups(kind: LookupKind, value: string): { id: string; lookup: string }[] {
    return this.keys.map(({ id, lookup }) => ({ id, lookup: hmac(lookup, kind, value) }));
  }

  /** Encrypts a text, bound to a row and column: it cannot be decrypted anywhere else. */
  seal(text: string, boundTo: string): string {
    const { id, seal } = this.keys[0];
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, seal, nonce).setAAD(Buffer.from(boundTo));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
  }

  /** Decrypts. Throws if the text was changed or moved, or if its key is missing. */
  open(sealed: string, boundTo: string): string {
    const [id, base64 = ''] = sealed.split('.');
    const key = this.keys.find((candidate) => candidate.id === id);
    if (!key) throw new SetupProblem(`The key "${id}" that sealed some of the data is not in DATA_KEYS.`);
    const bytes = Buffer.from(base64, 'base64url');
    const decipher = createDecipheriv(CIPHER, key.seal, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  }
}
