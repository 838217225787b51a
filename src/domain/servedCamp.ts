import { readCamp, type Camp } from './camp.ts';

/** The camp that came in the page, which spares the camps call. */
export interface ServedCamp {
  camp: Camp;
  /** The page came with its first screen drawn: it is taken over instead of being drawn again. */
  isDrawn: boolean;
}

/** Reads the text of the page's block. Null where there is none, or none that can be read: the camp is asked for as ever. */
export function servedCampFrom(text: string): ServedCamp | null {
  if (text === '') return null;
  const { answer, isDrawn } = JSON.parse(text) as { answer: unknown; isDrawn: boolean };
  const reading = readCamp(answer);
  return 'camp' in reading ? { camp: reading.camp, isDrawn } : null;
}
