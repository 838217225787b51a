import { readMedicalSheet, type MedicalInfo } from '../domain/medicalSheet.ts';
import { jsonFrom, send, type ApiConfig } from './send.ts';

/**
 * The medical call of spec 7: the child's existing sheet, or null. The parent's number lets the server hand a sheet
 * only to the parent who wrote it. A missing sheet is no error: it is only logged.
 */
export async function fetchMedicalInfo(
  config: ApiConfig,
  nationalNr: string,
  parentNationalNr: string,
): Promise<MedicalInfo | null> {
  const sent = await send(config, {
    url: `${config.gatewayUrl}/medicalInfo`,
    query: { key: config.apiKey, nationalNr },
    headers: { 'X-Parent-National-Nr': parentNationalNr },
  });
  const sheet = 'status' in sent && sent.status === 200 ? readMedicalSheet(jsonFrom(sent.text)) : null;
  if (!sheet) console.info('no medical data found');
  return sheet;
}
