import type { Translate } from '../../messages/messages.ts';
import type { Transport } from '../../domain/errorCodes.ts';

/** The message of a transport error; a timeout includes its milliseconds (spec 8, generic transport errors). */
export function transportMessage(t: Translate, transport: Transport): string {
  return t(`transport.${transport.kind}`, 'ms' in transport ? { ms: transport.ms } : {});
}
