/** The maximum of pending requests: each has a connection. */
const MOST = 1000;

/** Runs so many concurrently, by default at most a thousand at a time; returns their results in order. */
export async function atOnce<Result>(
  count: number,
  run: (n: number) => Promise<Result>,
  most = MOST,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = Array(count).keys();
  const worker = async () => {
    for (const n of left) results[n] = await run(n);
  };
  await Promise.all(Array.from({ length: Math.min(count, most) }, worker));
  return results;
}

/** The count of each response; all with status 200 count as one. */
export function tally(responses: readonly { status: number; result: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, result } of responses) {
    const name = status === 200 ? '200' : result;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
