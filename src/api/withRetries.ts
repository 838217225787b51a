/** Makes a call, and again after waits that double each time while it fails. Rejects as the last try did. */
export async function withRetries<Result>(
  call: (attempt: number) => Promise<Result>,
  { retries, firstWaitMs }: { retries: number; firstWaitMs: number },
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call(attempt);
    } catch (error) {
      if (attempt === retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** attempt));
    }
  }
}
