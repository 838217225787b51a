/** Numbers from 0 to 1 that look random and follow from a seed (mulberry32). */
export type Random = () => number;

/** The numbers of a seed, and of each part of it. */
export function randomOf(seed: number, part = 0): Random {
  let state = Math.imul(seed, 2_654_435_761) ^ Math.imul(part + 1, 1_597_334_677);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of these; undefined if there are none. */
export function oneOf<Item>(random: Random, items: readonly [Item, ...Item[]]): Item;
export function oneOf<Item>(random: Random, items: readonly Item[]): Item | undefined;
export function oneOf<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
