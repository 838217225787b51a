import { readCamp, type Camp } from '../domain/camp.ts';
import { jsonFrom } from './send.ts';

/** The camp that is in the page, which saves the camps call. */
export interface ServedCamp {
  camp: Camp;
  /** Whether the first step is prerendered in the page and has to be hydrated. */
  isPrerendered: boolean;
}

/** Parses the page's block. Null when there is none or it is invalid: then the camp is fetched. */
export function servedCampFrom(text: string): ServedCamp | null {
  const { answer, isPrerendered } = (jsonFrom(text) ?? {}) as { answer?: unknown; isPrerendered: boolean };
  const reading = readCamp(answer);
  return 'camp' in reading ? { camp: reading.camp, isPrerendered } : null;
}
