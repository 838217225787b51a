import DataLoader from 'dataloader';

/** Keys in one statement. */
const MOST_KEYS = 128;

/**
 * Loads in one statement what is asked while the statement before it is under way. `load` gives a value for each key, in
 * their order; what it throws is the answer to all of them. Nothing is answered from memory: a load starts after all
 * its keys were asked.
 */
export function batcher<Key, Value>(load: (keys: readonly Key[]) => Promise<Value[]>) {
  let previous: Promise<unknown> = Promise.resolve();
  const loadAndNote = (keys: readonly Key[]) => {
    const loading = load(keys);
    previous = loading.catch(() => {});
    return loading;
  };
  return new DataLoader(loadAndNote, {
    cache: false,
    maxBatchSize: MOST_KEYS,
    // What comes in one turn of the event loop comes together.
    batchScheduleFn: (send) => void previous.then(() => setImmediate(send)),
  });
}
