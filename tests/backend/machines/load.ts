import { setTimeout } from 'node:timers/promises';
import type { Camp } from '../../../src/domain/camp.ts';
import { child, enrolmentOf, fromFamily, save } from '../client.ts';

const PARENTS = 8;
const BEFORE_RETRY_MS = 100;
/** Without a booking for this long, there will be none. */
const GIVE_UP_MS = 60_000;

/** A booking that a parent was told about: its reference, and the time of the answer. */
export interface Acknowledged {
  reference: string;
  sent: number;
  answered: number;
}

/** Parents who book one child after the other. Without a booking, they send the same again with the same key. */
export function startParents(url: string, camp: Camp) {
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  let isOver = false;
  const parent = async () => {
    while (!isOver) {
      const family = fromFamily(next);
      const nationalNr = child(next++);
      for (let isBooked = false; !isBooked;) {
        const sent = performance.now();
        const saved = save({ url }, enrolmentOf(camp, nationalNr), nationalNr, family);
        const response = await saved.catch(() => null);
        if (response && response.status < 500 && response.status !== 200) {
          throw new Error(`A booking was refused: ${response.result}`);
        }
        isBooked = response?.status === 200;
        if (!response || !isBooked) await setTimeout(BEFORE_RETRY_MS);
        else {
          const { reference } = JSON.parse(response.text) as { reference: string };
          acknowledged.push({ reference, sent, answered: performance.now() });
        }
      }
    }
  };
  const parents = Promise.all(Array.from({ length: PARENTS }, parent));
  parents.catch(() => {});
  return {
    acknowledged,
    /** Waits for a booking that is sent after this moment; returns the time of its answer. */
    async bookedAfter(moment: number): Promise<number> {
      for (;;) {
        const found = acknowledged.findLast(({ sent }) => sent > moment);
        if (found) return acknowledged.find(({ sent }) => sent > moment)?.answered ?? found.answered;
        if (performance.now() - moment > GIVE_UP_MS) throw new Error('No booking for a minute.');
        await Promise.race([setTimeout(10), parents]);
      }
    },
    /** Lets every parent finish its booking. */
    async stop(): Promise<void> {
      isOver = true;
      await parents;
    },
  };
}
