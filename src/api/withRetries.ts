/** Makes a call and repeats it while it fails, after delays that double each time. Rejects with the last error. */
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
