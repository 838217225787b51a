/**
 * Runs a request with a signal that aborts it after `ms`, its body included. Not `AbortSignal.timeout`, which some of the
 * oldest supported browsers do not have.
 */
export async function withTimeout<Result>(
  ms: number,
  request: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
