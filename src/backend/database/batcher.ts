import DataLoader from 'dataloader';

const MAX_KEYS = 128;

/**
 * Batches the keys that are requested while the previous batch is loading. `load` returns a value for each key, in order.
 * Nothing is cached.
 */
export function batcher<Key, Value>(load: (keys: readonly Key[]) => Promise<Value[]>) {
  let previous: Promise<unknown> = Promise.resolve();
  const loadBatch = (keys: readonly Key[]) => {
    const loading = load(keys);
    previous = loading.catch(() => {});
    return loading;
  };
  return new DataLoader(loadBatch, {
    cache: false,
    maxBatchSize: MAX_KEYS,
    // All keys requested in one turn of the event loop are in one batch.
    batchScheduleFn: (send) => void previous.then(() => setImmediate(send)),
  });
}
