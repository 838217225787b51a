import { readCamp, type Camp } from '../domain/camp.ts';

/** The camp that came in the page, which spares the camps call. */
export interface ServedCamp {
  camp: Camp;
  /** The page came with its first screen drawn: it is taken over instead of being drawn again. */
  isDrawn: boolean;
}

/** The id of the block a server may put into the page: `{"answer": …, "isDrawn": …}`, one item of the camps answer. */
export const SERVED_CAMP_ELEMENT_ID = 'served-camp';

/** Reads the block's text. Null where there is none, or none that can be read: the camp is asked for as ever. */
export function servedCampFrom(text: string): ServedCamp | null {
  if (text === '') return null;
  const { answer, isDrawn } = JSON.parse(text) as { answer: unknown; isDrawn: boolean };
  const reading = readCamp(answer);
  return 'camp' in reading ? { camp: reading.camp, isDrawn } : null;
}
