import { expect, test } from 'vitest';
import { newKeyText, Vault } from '../../src/backend/privacy/Vault.ts';

const [first, second] = [newKeyText('k1'), newKeyText('k2')];
const vault = Vault.fromText(first);

test('a number has another HMAC as a child, as a parent and with another key', () => {
  const hmacs = [vault, Vault.fromText(second)].flatMap((each) =>
    (['child', 'parent'] as const).map((kind) => each.lookup(kind, '16130100133')),
  );
  expect(new Set(hmacs).size).toBe(4);
  expect(vault.lookup('child', '16130100133')).toBe(hmacs[0]);
});

test('a sealed text is opened with any of the keys, and only where it was sealed', () => {
  const sealed = vault.seal('Noor', 'booking 1');
  expect(sealed).not.toContain('Noor');
  expect(vault.seal('Noor', 'booking 1')).not.toBe(sealed);
  expect(Vault.fromText(`${second},${first}`).open(sealed, 'booking 1')).toBe('Noor');
  expect(() => vault.open(sealed, 'booking 2')).toThrow();
  const [id, text = ''] = sealed.split('.');
  const changed = text.startsWith('A') ? text.replace('A', 'B') : text.replace(/^./, 'A');
  expect(() => vault.open(`${id}.${changed}`, 'booking 1')).toThrow();
});
