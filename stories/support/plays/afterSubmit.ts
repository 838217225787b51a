import { hasOwnArgs } from './ownArgs.ts';
import { submit, type Place } from './walk.ts';

/** A play that submits, and then asserts this unless a control is changed. */
export const afterSubmit =
  <Context extends Place>(asserts: (context: Context) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    await submit(context);
    if (hasOwnArgs(context)) await asserts(context);
  };
