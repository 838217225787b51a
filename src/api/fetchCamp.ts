import { readCamp, type Camp } from '../domain/camp.ts';
import type { Transport } from '../domain/errorCodes.ts';
import { jsonFrom, send, type ApiConfig } from './send.ts';
import { withTimeout } from './withTimeout.ts';

/** Why the camp could not be loaded: it does not exist, the response is invalid, or there is no response. */
export type CampFailure = { kind: 'unknown' | 'unreadable' | 'unanswered'; transport?: Transport };

/** The timeout of {@link refreshCamp} in ms. */
const REFRESH_MS = 2000;

/** The camps call of spec 7: the first item of the response is the camp. */
export async function fetchCamp(
  config: ApiConfig,
  campId: string,
  signal: AbortSignal,
): Promise<{ camp: Camp } | { failure: CampFailure }> {
  const result = await send(config, {
    url: `${config.gatewayUrl}/camps`,
    query: { key: config.apiKey, campId },
    signal,
  });
  if ('transport' in result) return { failure: { kind: 'unanswered', transport: result.transport } };
  if (result.status !== 200) return { failure: { kind: 'unanswered' } };
  const response = jsonFrom(result.text);
  if (!Array.isArray(response)) return { failure: { kind: 'unreadable' } };
  if (response.length === 0) return { failure: { kind: 'unknown' } };
  const reading = readCamp(response[0]);
  if ('camp' in reading) return reading;
  console.error(`camp ${campId} cannot be read: ${reading.unreadable.field} ${reading.unreadable.reason}`);
  return { failure: { kind: 'unreadable' } };
}

/** The camp as it is now; null without a quick response. The save call reports full camps and other days later. */
export async function refreshCamp(config: ApiConfig, campId: string): Promise<Camp | null> {
  const response = await withTimeout(REFRESH_MS, (signal) => fetchCamp(config, campId, signal));
  return 'camp' in response ? response.camp : null;
}
