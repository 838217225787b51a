import { readMedicalSheet, type MedicalInfo } from '../domain/medicalSheet.ts';
import { jsonFrom, send, type ApiConfig } from './send.ts';

/**
 * The medical call of spec 7: the child's existing sheet, or null. With the parent's number the server can restrict the
 * sheet to the parent who wrote it. A missing sheet is not an error; it is only logged.
 */
export async function fetchMedicalInfo(
  config: ApiConfig,
  nationalNr: string,
  parentNationalNr: string,
  signal?: AbortSignal,
): Promise<MedicalInfo | null> {
  const result = await send(config, {
    url: `${config.gatewayUrl}/medicalInfo`,
    query: { key: config.apiKey, nationalNr },
    headers: { 'X-Parent-National-Nr': parentNationalNr },
    signal,
  });
  const sheet = 'status' in result && result.status === 200 ? readMedicalSheet(jsonFrom(result.text)) : null;
  if (!sheet) console.info('no medical data found');
  return sheet;
}
